"""Asks pgmpy: a request in, answers out, as JSON. What pgmpy refuses is answered with its reason."""

import json
import logging
import sys

from pgmpy.factors.discrete import TabularCPD
from pgmpy.inference import VariableElimination
from pgmpy.models import DiscreteBayesianNetwork
from pgmpy.readwrite import (
    BIFReader,
    BIFWriter,
    NETReader,
    NETWriter,
    UAIReader,
    UAIWriter,
    XDSLReader,
    XDSLWriter,
    XMLBIFReader,
    XMLBIFWriter,
)

READERS = {"bif": BIFReader, "net": NETReader, "uai": UAIReader, "xdsl": XDSLReader, "xml": XMLBIFReader}
WRITERS = {"bif": BIFWriter, "net": NETWriter, "uai": UAIWriter, "xdsl": XDSLWriter, "xml": XMLBIFWriter}


def read(path):
    return READERS[path.rsplit(".", 1)[1]](path).get_model()


def posterior(model, question):
    """The target's shares in the order of its states; evidence is told by the places of states."""
    names = {cpd.variable: cpd.state_names[cpd.variable] for cpd in model.get_cpds()}
    evidence = {node: names[node][place] for node, place in question["evidence"]}
    target = question["target"]
    found = VariableElimination(model).query([target], evidence=evidence, show_progress=False)
    return [float(found.get_value(**{target: state})) for state in names[target]]


def posteriors(file):
    model = read(file["path"])
    return {"posteriors": [posterior(model, question) for question in file["questions"]]}


def tables(file):
    """Its columns have the first parent slowest, as ours."""
    nodes = []
    for cpd in read(file["path"]).get_cpds():
        own, *parents = cpd.variables
        columns = cpd.get_values().T.tolist()
        nodes.append({"id": own, "states": list(cpd.state_names[own]), "parents": parents, "columns": columns})
    return {"nodes": sorted(nodes, key=lambda node: node["id"])}


def write(file):
    model = DiscreteBayesianNetwork()
    states = {node["id"]: node["states"] for node in file["nodes"]}
    model.add_nodes_from(states)
    for node in file["nodes"]:
        own, parents = node["id"], node["parents"]
        model.add_edges_from((parent, own) for parent in parents)
        model.add_cpds(
            TabularCPD(
                own,
                len(node["states"]),
                list(zip(*node["columns"])),
                evidence=parents,
                evidence_card=[len(states[parent]) for parent in parents],
                state_names={name: states[name] for name in [own, *parents]},
            )
        )
    WRITERS[file["path"].rsplit(".", 1)[1]](model).write(file["path"])
    return {}


def answer(ask, file):
    try:
        return ask(file)
    except Exception as error:
        return {"refused": f"{type(error).__name__} {error}".strip().splitlines()[0][:120]}


logging.disable(logging.WARNING)
request = json.load(sys.stdin)
ask = {"posteriors": posteriors, "tables": tables, "write": write}[request["ask"]]
json.dump([answer(ask, file) for file in request["files"]], sys.stdout)
