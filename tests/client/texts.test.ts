import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { strayMessagesOf } from '../support/languages/messages.ts'
import { shownTextsOf } from '../support/source/shownTexts.ts'

const root = join(import.meta.dirname, '../..')
const folders = [
  'account',
  'admin',
  'app',
  'catalog',
  'events',
  'favorites',
  'homepage',
  'review',
  'runtime',
  'ui',
]

test.each(folders)('client/%s shows only texts from the files that are translated', (folder) => {
  const paths = globSync(`client/${folder}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (path) => !path.endsWith('/texts.ts'),
  )
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.flatMap((path) => shownTextsOf(path, readFileSync(join(root, path), 'utf8')))).toEqual([])
})

test('machines contain no texts except data and names that are the same in every language', () => {
  const paths = globSync('machines/**/*.ts', { cwd: root }).filter((path) => !path.endsWith('/texts.ts'))
  expect(
    paths.toSorted().flatMap((path) => shownTextsOf(path, readFileSync(join(root, path), 'utf8'))),
  ).toEqual([
    "machines/events/rules.ts: 'Online Event'",
    "machines/language/languages.ts: 'English'",
    "machines/language/languages.ts: 'Español'",
    "machines/language/languages.ts: 'Deutsch'",
  ])
})

test.each([
  ["phrase('{count} more', { count })", ['{count} more']],
  ["phrase('{before} {next}', { before, next })", []],
])('outside texts.ts, %s has the messages %j', (code, messages) =>
  expect(strayMessagesOf('a.ts', `const a = ${code}`)).toEqual(messages),
)

test.each([
  ["Message = 'all'", ['all']],
  ["Record<When, Message> = { ANY: 'any', WEEK: texts.week }", ['any']],
  ["{ href: string; label: Message }[] = [{ href: '/home', label: texts.home }]", []],
])('outside texts.ts, a constant of type %s has the messages %j', (rest, messages) =>
  expect(strayMessagesOf('a.ts', `const a: ${rest}`)).toEqual(messages),
)

test.each([
  ['<p>Nothing here yet</p>', 1],
  ['<p>{count} views</p>', 1],
  ['<Button aria-label="close" />', 1],
  ['<TextField label="Email" />', 1],
  ['<p aria-live="polite" />', 0],
  ['<TextField name="email" />', 0],
  ['<Avatar name="Former member" />', 1],
  ['<p {...(busy && { "aria-busy": true })} />', 0],
  ['<p>{isOver ? "Over" : "Not over yet"}</p>', 2],
  ['<p>{`Resend code in ${seconds}s`}</p>', 1],
  ['<p>{texts.nothing}</p>', 0],
  ['<p>{count} / {most} · {texts.views}</p>', 0],
  ['<p css={css`grid-template: auto 1fr / Auto none;`} />', 0],
  ['<p css={{ border: `1px solid ${color.line}` }} />', 0],
  ['<p onKeyDown={({ key }) => key === "ArrowLeft" && back()} />', 0],
  ['<p>{error.name === "AbortError" && { kind: "Document" }}</p>', 0],
  ['<p {...{ "aria-label": texts.nothing }} />', 0],
  ['<a href="https://example.org" title="https://" />', 0],
  ['<path d="M4 7h16M4 12h16" />', 0],
])('the texts shown by %s are counted', (line, n) =>
  expect(shownTextsOf('a.tsx', `const a = ${line}`)).toHaveLength(n),
)
