# Reads one network as JSON, computes all marginals and all families with pyAgrum, and writes the shortest of several
# times in milliseconds for each of its two exact engines, the cells of its largest clique, and the posteriors.
import json
import sys
import time

import pyagrum as gum

given = json.load(sys.stdin)
nodes = given["nodes"]
evidence = {int(node): state for node, state in given["evidence"]}
network = gum.BayesNet()
for at, node in enumerate(nodes):
    network.add(gum.LabelizedVariable(f"n{at}", "", node["states"]))
for at, node in enumerate(nodes):
    for parent in node["parents"]:
        network.addArc(parent, at)
for at, node in enumerate(nodes):
    table = gum.Tensor()
    # Its first variable varies fastest.
    for variable in [at, *reversed(node["parents"])]:
        table.add(network.variable(variable))
    table.fillWith(node["values"])
    network.cpt(at).fillWith(table)

families = [set(network.parents(at)) | {at} for at in range(len(nodes))]
times = []
for Engine in (gum.LazyPropagation, gum.ShaferShenoyInference):
    for _ in range(given["rounds"]):
        start = time.perf_counter()
        engine = Engine(network)
        engine.addAllTargets()
        for family in families:
            engine.addJointTarget(family)
        engine.makeInference()
        for at, family in enumerate(families):
            engine.posterior(at)
            engine.jointPosterior(family)
        times.append(1000 * (time.perf_counter() - start))

engine = gum.LazyPropagation(network)
tree = engine.junctionTree()
cells = []
for clique in tree.nodes():
    size = 1
    for variable in tree.clique(clique):
        size *= network.variable(variable).domainSize()
    cells.append(size)
engine.setEvidence(evidence)
engine.makeInference()
json.dump(
    {
        "milliseconds": min(times),
        "largest": max(cells),
        "probability": engine.evidenceProbability(),
        "marginals": [engine.posterior(at).tolist() for at in range(len(nodes))],
    },
    sys.stdout,
)
