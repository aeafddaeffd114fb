# Asks pyAgrum: a request in, answers out, as JSON. What pyAgrum refuses is answered with its reason.
import itertools
import json
import os
import sys

import pyagrum as gum


def posteriors(file):
    network = gum.loadBN(file["path"])
    found = []
    for question in file["questions"]:
        engine = gum.LazyPropagation(network)
        engine.setEvidence({node: state for node, state in question["evidence"]})
        engine.addTarget(question["target"])
        engine.makeInference()
        found.append(engine.posterior(question["target"]).tolist())
    return {"posteriors": found}


def instantiations(cpt, parents):
    """For each column, first parent slowest, an instantiation in which only the state of the node is open."""
    sizes = [cpt.variable(name).domainSize() for name in parents]
    inst = gum.Instantiation(cpt)
    for states in itertools.product(*map(range, sizes)):
        for name, state in zip(parents, states):
            inst.chgVal(name, state)
        yield inst


def tables(file):
    network = gum.loadBN(file["path"])
    nodes = []
    for node in sorted(network.nodes()):
        cpt = network.cpt(node)
        own, *parents = cpt.names
        states = list(network.variable(node).labels())
        columns = []
        for inst in instantiations(cpt, parents):
            columns.append([])
            for state in range(len(states)):
                inst.chgVal(own, state)
                columns[-1].append(cpt[inst])
        nodes.append({"id": own, "states": states, "parents": parents, "columns": columns})
    return {"nodes": nodes}


def write(file):
    network = gum.BayesNet("asymmetric")
    for node in file["nodes"]:
        network.add(gum.LabelizedVariable(node["id"], node["id"], node["states"]))
    for node in file["nodes"]:
        for parent in node["parents"]:
            network.addArc(parent, node["id"])
    for node in file["nodes"]:
        cpt = network.cpt(node["id"])
        for inst, shares in zip(instantiations(cpt, node["parents"]), node["columns"]):
            for state, share in enumerate(shares):
                inst.chgVal(node["id"], state)
                cpt[inst] = share
    # Where a format has no names such as these, pyAgrum writes similar ones if it may.
    gum.saveBN(network, file["path"], allowModificationWhenSaving=True)
    return {}


def answer(ask, file):
    try:
        return ask(file)
    except Exception as error:
        return {"refused": str(error).strip().splitlines()[0][:120]}


# Its readers tell what they find on the way, and not through Python.
out = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)
request = json.load(sys.stdin)
ask = {"posteriors": posteriors, "tables": tables, "write": write}[request["ask"]]
json.dump([answer(ask, file) for file in request["files"]], out)
