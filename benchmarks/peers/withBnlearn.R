# Asks bnlearn, by lines of a word, a tab and what it says: `path`, and of a network to write `node` with its `state`s,
# `parent`s and `column`s, first parent slowest. Answers likewise: `path`, then `refused` or the nodes.
suppressPackageStartupMessages(library(bnlearn))

ask <- commandArgs(TRUE)[1]
lines <- strsplit(readLines(file("stdin")), "\t", fixed = TRUE)
say <- function(word, text) cat(word, "\t", text, "\n", sep = "")
formats <- list(
  bif = list(read = read.bif, write = write.bif),
  net = list(read = read.net, write = write.net),
  dsc = list(read = read.dsc, write = write.dsc)
)
formatOf <- function(path) formats[[sub(".*\\.", "", path)]]

# In R the first dimension is fastest: the node, then its first parent.
reversed <- function(parents) if (length(parents) > 1) rev(seq_along(parents)) else seq_along(parents)

writeNetwork <- function(path, nodes) {
  states <- lapply(nodes, function(node) node$state)
  graph <- empty.graph(names(nodes))
  arcs <- do.call(rbind, lapply(names(nodes), function(id) cbind(from = nodes[[id]]$parent, to = rep(id, length(nodes[[id]]$parent)))))
  arcs(graph) <- arcs
  dist <- lapply(names(nodes), function(id) {
    parents <- nodes[[id]]$parent
    dims <- c(id, rev(parents))
    table <- array(unlist(nodes[[id]]$column), lengths(states[dims]), dimnames = states[dims])
    if (length(parents) > 0) aperm(table, c(1, 1 + reversed(parents))) else table
  })
  names(dist) <- names(nodes)
  formatOf(path)$write(path, custom.fit(graph, dist))
}

tellNetwork <- function(fitted) {
  for (node in fitted) {
    say("node", node$node)
    for (state in dimnames(node$prob)[[1]]) say("state", state)
    for (parent in node$parents) say("parent", parent)
    table <- if (length(node$parents) > 0) aperm(node$prob, c(1, 1 + reversed(node$parents))) else node$prob
    shares <- matrix(table, nrow = dim(node$prob)[1])
    for (column in seq_len(ncol(shares))) say("column", paste(format(shares[, column], digits = 17), collapse = " "))
  }
}

answer <- function(path, nodes) {
  say("path", path)
  tryCatch(
    if (ask == "write") writeNetwork(path, nodes) else tellNetwork(suppressWarnings(formatOf(path)$read(path))),
    error = function(error) say("refused", gsub("\\s+", " ", conditionMessage(error)))
  )
}

path <- NULL
nodes <- list()
for (line in c(lines, list(c("path", "")))) {
  if (line[1] == "path") {
    if (!is.null(path)) answer(path, nodes)
    path <- line[2]
    nodes <- list()
  } else if (line[1] == "node") {
    id <- line[2]
    nodes[[id]] <- list(state = character(), parent = character(), column = list())
  } else if (line[1] == "column") {
    nodes[[id]]$column <- c(nodes[[id]]$column, list(as.numeric(strsplit(line[2], " ")[[1]])))
  } else nodes[[id]][[line[1]]] <- c(nodes[[id]][[line[1]]], line[2])
}
