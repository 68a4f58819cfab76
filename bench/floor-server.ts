import { createReadStream, createWriteStream, readFileSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';

/**
 * The least that could answer: a bare `node:http` server that parses the same bodies, makes the same number of durable
 * transactions and reads with the same driver, moves the same file, and answers the same bytes. It checks nothing.
 */
const [folder = ''] = process.argv.slice(2);
type Answer = { headers: [string, string][]; body: string };
type Answers = Record<'create' | 'read' | 'change' | 'upload' | 'navigate' | 'download', Answer>;
const answers = JSON.parse(readFileSync(join(folder, 'answers.json'), 'utf8')) as Answers;

const database = new DatabaseSync(join(folder, 'floor.sqlite'));
database.exec('pragma journal_mode = wal; pragma synchronous = full');
database.exec('create table if not exists rows (id integer primary key autoincrement, body text not null) strict');
const insert = database.prepare('insert into rows (body) values (?)');
const find = database.prepare('select body from rows where id = ?');
const update = database.prepare('update rows set body = ? where id = ?');
insert.run('{}');
insert.run('{}');

// A case is read out of eight tables by one statement, and with it come the rows of this measured one: as many here.
const rowsOfTables = [1, 1, 1, 1, 1, 2, 0, 0];
const readCase = prepareParts(answers.read.body);

function prepareParts(body: string): () => string {
  const pieceLength = Math.ceil(body.length / rowsOfTables.reduce((sum, rows) => sum + rows, 0));
  let at = 0;
  for (const [number, rows] of rowsOfTables.entries()) {
    const table = `part_${number}`;
    database.exec(`create table ${table} (id integer primary key, case_number integer not null, body text) strict`);
    database.exec(`create index ${table}_of_case on ${table} (case_number, id)`);
    const insertPart = database.prepare(`insert into ${table} (case_number, body) values (1, ?)`);
    for (let row = 0; row < rows; row++, at += pieceLength) insertPart.run(body.slice(at, at + pieceLength));
  }
  const selects = rowsOfTables.map((_, number) => `select body from part_${number} where case_number = ?1`);
  const find = database.prepare(selects.join(' union all '));
  find.setReturnArrays(true);
  return () => (find.all(1) as unknown as [string][]).join('');
}

function transaction(run: () => void): void {
  database.exec('begin immediate');
  run();
  database.exec('commit');
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function writeHead(response: ServerResponse, status: number, { headers }: Answer, length: number): void {
  response.writeHead(status, [...headers.flat(), 'content-length', String(length)]);
}

function send(response: ServerResponse, status: number, answer: Answer, text = answer.body): void {
  const body = Buffer.from(text);
  writeHead(response, status, answer, body.length);
  response.end(body);
}

const downloadBytes = statSync(join(folder, 'download')).size;
let uploads = 0;
let changes = 0;

async function upload(request: IncomingMessage): Promise<void> {
  const path = join(folder, `upload-${uploads++ % 100}`);
  await pipeline(request, createWriteStream(`${path}.part`, { flush: true }));
  await rename(`${path}.part`, path);
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

const server = createServer(async (request, response) => {
  const route = `${request.method} ${request.url}`;
  if (route === 'POST /navigate') {
    JSON.parse((await bodyOf(request)).toString('utf8'));
    send(response, 200, answers.navigate);
  } else if (route === 'POST /create') {
    const body = JSON.parse((await bodyOf(request)).toString('utf8'));
    transaction(() => insert.run(JSON.stringify(body)));
    send(response, 201, answers.create);
  } else if (route === 'GET /read') {
    send(response, 200, answers.read, readCase());
  } else if (route === 'PATCH /change') {
    const body = JSON.parse((await bodyOf(request)).toString('utf8'));
    find.get(1);
    // SQLite writes nothing when nothing changes, so each change must be one.
    transaction(() => update.run(JSON.stringify([body, changes++]), 2));
    send(response, 200, answers.change);
  } else if (route === 'POST /upload') {
    find.get(1);
    await upload(request);
    transaction(() => insert.run('{}'));
    send(response, 201, answers.upload);
  } else {
    find.get(1);
    writeHead(response, 200, answers.download, downloadBytes);
    createReadStream(join(folder, 'download')).pipe(response);
  }
});
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  process.stdout.write(`listening ${(server.address() as { port: number }).port}\n`);
});
