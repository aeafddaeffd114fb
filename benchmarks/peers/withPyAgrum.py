# Reads files and questions as JSON, and writes for each file the posteriors that pyAgrum computes, or what it refuses.
import json
import os
import sys

import pyagrum as gum


def answers(file):
    try:
        network = gum.loadBN(file["path"])
        posteriors = []
        for question in file["questions"]:
            engine = gum.LazyPropagation(network)
            engine.setEvidence({node: state for node, state in question["evidence"]})
            engine.addTarget(question["target"])
            engine.makeInference()
            posteriors.append(engine.posterior(question["target"]).tolist())
        return {"posteriors": posteriors}
    except Exception as error:
        return {"refused": str(error).strip().splitlines()[0][:120]}


# Its readers tell what they find on the way, and not through Python.
out = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)
json.dump([answers(file) for file in json.load(sys.stdin)], out)
