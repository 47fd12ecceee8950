import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Node, placesOf, textOf, bare } from '../source/syntax.ts'

const root = join(import.meta.dirname, '../../..')

/** A part of Plaza with its own messages, and the folder of their translations. */
export interface Area {
  /** The folder of the `.po` files. */
  folder: string
  messages: () => Message[]
}

export interface Message {
  id: string
  /** The file that contains the message. */
  path: string
}

const read = (paths: string[], find: (path: string, source: string) => string[]): Message[] =>
  paths
    .toSorted()
    .flatMap((path) => find(path, readFileSync(join(root, path), 'utf8')).map((id) => ({ id, path })))

const filesOf = (...patterns: string[]) => globSync(patterns, { cwd: root })

export const areas: Area[] = [
  {
    folder: 'client/languages',
    messages: () => read(filesOf('{client,machines}/**/*.{ts,tsx}'), textsOfClient),
  },
  {
    folder: 'service/mail/languages',
    messages: () => read(filesOf('service/mail/**/*.ts', 'service/events/fields/eventTime.ts'), saidBy('t')),
  },
  { folder: 'service/admin/languages', messages: () => read(['service/admin/texts.ts'], textsOf) },
  {
    folder: 'service/http/pages/languages',
    messages: () =>
      read(
        filesOf(
          'service/http/pages/*.ts',
          'service/events/sharing/pages/*.ts',
          'service/account/notifications/unsubscribePage.ts',
          'service/run/publicPages.ts',
        ),
        saidBy('t'),
      ),
  },
]

/** @throws for a message outside a file of texts, since nobody would translate it */
function textsOfClient(path: string, source: string): string[] {
  if (basename(path) === 'texts.ts') return textsOf(path, source)
  const [stray] = strayMessagesOf(path, source)
  if (stray !== undefined) throw new Error(`${path} declares a message outside texts.ts: ${stray}`)
  return []
}

/** The first argument of each `phrase`, and the texts of constants that consist of messages. */
export const strayMessagesOf = (path: string, source: string): string[] =>
  /\bphrase\(|\bMessage\b/.test(source)
    ? placesOf(path, source).flatMap(({ node, outer }) => {
        const text = node.type === 'Literal' ? textOf(node) : null
        const [first] = outer
        const isStray = text && first && hasWords(text) && isSaid(node, first)
        return isStray && (isPhrase(first) || outer.some((one) => isOfMessages(one, source))) ? [text] : []
      })
    : []

/** False for a frame such as `{before} {next}`, which is the same in every language. */
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''))

const isPhrase = (node: Node) => node.type === 'CallExpression' && calledName(node) === 'phrase'

function isOfMessages(node: Node, source: string): boolean {
  if (node.type !== 'VariableDeclarator') return false
  const { typeAnnotation: type } = node['id'] as { typeAnnotation?: Node | null }
  return Boolean(
    type &&
    /^: (Message|(readonly )?Message\[\]|Record<.*, Message>)$/.test(source.slice(type.start, type.end)),
  )
}

/** Every string literal of a file that consists only of texts, except names of members, types and choices. */
export function textsOf(path: string, source: string): string[] {
  return placesOf(path, source).flatMap(({ node, outer: [first] }) => {
    const text = node.type === 'Literal' ? textOf(node) : null
    return text && first && isSaid(node, first) ? [text] : []
  })
}

function isSaid(node: Node, outer: Node): boolean {
  if (/^(Import|Export)|^BinaryExpression$|^TS/.test(outer.type)) return false
  return !(outer.type === 'Property' && outer['key'] === node)
}

/** `t` of `t('…')` and of `translator.t('…')`. */
function calledName(call: Node): unknown {
  const callee = call['callee'] as Node
  return ((callee['property'] ?? callee) as Node)['name']
}

/** The first argument of each call to this function; it must be a literal. */
export const saidBy = (name: string) => (path: string, source: string) =>
  placesOf(path, source).flatMap(({ node }) => {
    if (node.type !== 'CallExpression' || calledName(node) !== name) return []
    const [first] = node['arguments'] as Node[]
    const text = first ? textOf(bare(first)) : null
    if (text === null) throw new Error(`${path} words something that is no literal.`)
    return [text]
  })
