import ts from 'typescript';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
const root = process.cwd();
const cfg = ts.getParsedCommandLineOfConfigFile(path.join(root, 'tsconfig.json'), {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (d) => { throw new Error(JSON.stringify(d.messageText)); } });
const text = new Map(); const version = new Map();
const read = (f) => { if (!text.has(f)) { text.set(f, ts.sys.readFile(f)); version.set(f, 0); } return text.get(f); };
const host = { getScriptFileNames: () => cfg.fileNames, getScriptVersion: (f) => String(version.get(f) ?? 0), getScriptSnapshot: (f) => { const t = read(f); return t === undefined ? undefined : ts.ScriptSnapshot.fromString(t); }, getCurrentDirectory: () => root, getCompilationSettings: () => cfg.options, getDefaultLibFileName: (o) => ts.getDefaultLibFilePath(o), fileExists: ts.sys.fileExists, readFile: ts.sys.readFile, readDirectory: ts.sys.readDirectory, directoryExists: ts.sys.directoryExists, getDirectories: ts.sys.getDirectories };
const service = ts.createLanguageService(host);
const changed = new Set();
for (const line of readFileSync(process.argv[2], 'utf8').split('\n').filter((l) => l.trim() && !l.startsWith('#'))) {
  const [file, from, to] = line.trim().split(/\s+/);
  const f = path.join(root, 'packages', file);
  const source = read(f);
  const m = source && new RegExp(`^export (?:interface|type|class|enum) (${from})\\b`, 'm').exec(source);
  if (!m) { console.log('NOT FOUND', line); continue; }
  const at = m.index + m[0].lastIndexOf(from);
  const locations = service.findRenameLocations(f, at, false, false, { providePrefixAndSuffixTextForRename: false }) ?? [];
  const by = Map.groupBy(locations, (l) => l.fileName);
  if ([...by.keys()].some((x) => /packages\/[^/]+\/src\/(index|screens)\.ts$/.test(x) || x.includes('node_modules'))) { console.log('PUBLIC', line, [...by.keys()].filter((x)=>/index|node_modules/.test(x)).join(' ')); continue; }
  for (const [name, ls] of by) {
    let t = read(name);
    if (new RegExp(`\\b${to}\\b`).test(t)) console.log('TAKEN?', to, 'in', path.relative(root, name));
    for (const { textSpan, prefixText = '', suffixText = '' } of ls.toSorted((a, b) => b.textSpan.start - a.textSpan.start)) t = t.slice(0, textSpan.start) + prefixText + to + suffixText + t.slice(textSpan.start + textSpan.length);
    text.set(name, t); version.set(name, version.get(name) + 1); changed.add(name);
  }
  console.log(from, '->', to, by.size, 'files');
}
for (const f of changed) writeFileSync(f, text.get(f));
console.log(changed.size, 'files written');
