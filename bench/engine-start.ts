/**
 * How much processor time it takes, in a process that has just begun, to make the danger check ready, and then to look
 * through a first text, for which parts of the phrase tree must grow; both in milliseconds.
 */
import { compile } from '../src/engine/safety/compile.ts';
import { findAll } from '../src/engine/safety/findings.ts';
import { knowledge } from '../src/engine/safety/knowledge.ts';
import { readText } from '../src/engine/text/reading.ts';

const before = process.threadCpuUsage();
const { lexicon } = compile(knowledge);
const { user, system } = process.threadCpuUsage(before);

const beforeText = process.cpuUsage();
findAll(readText('Bố em đau ngực từ sáng, khó thở, tay trái tê, không sốt'), lexicon);
const text = process.cpuUsage(beforeText);
console.log((user + system) / 1000, (text.user + text.system) / 1000);
