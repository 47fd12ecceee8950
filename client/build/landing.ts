import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import { type LanguageCode, languageOf, languages } from '../../machines/language/languages.ts'
import { languages as languageCatalogs } from './languages.ts'

interface Drawn {
  html: string
  rules: string[]
}

type Path = '/' | '/home' | '/explore'

interface Drawing {
  pages: Record<Path, Drawn>
  description: string
  needsScript: string
}

type Drawings = Record<LanguageCode, Drawing>

const client = join(import.meta.dirname, '..')
const style = 'virtual:landing.css'

/**
 * Inserts the prerendered pages into index.html. For each address, the server sends only the matching parts.
 * The page of a signed-in user is in a template, because only `start.ts` knows whether somebody is signed in.
 * Under `npm run dev` nothing is inserted, and the app renders the pages.
 */
export function landing(): Plugin {
  let isBuild = false
  let drawn: Promise<Drawings> | null = null
  const draw = () => (drawn ??= prerender())
  return {
    name: 'plaza-landing',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === style ? `\0${style}` : undefined),
    load: async (id) => {
      if (id !== `\0${style}`) return undefined
      return isBuild ? cssOf(await draw(), '/') : ''
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (page, { bundle = {} }) => {
        if (!isBuild) return page
        const drawings = await draw()
        const root = '<div id="root"></div>'
        const script = '<script type="module"'
        const { en } = drawings
        const parts = [root, script, en.description, en.needsScript]
        if (!stylesheet.test(page) || !parts.every((part) => page.includes(part)))
          throw new Error('The page has another form.')
        const inAll = (part: (drawing: Drawing, code: LanguageCode) => string) =>
          languages.map(({ code }) => only(code, '*', part(drawings[code], code))).join('')
        const styles = elsewhere.map((path) => only('*', path, styleElement(cssOf(drawings, path))))
        const landings = languages.map(({ code }) => only(code, '/', drawings[code].pages['/'].html))
        const templates = languages.flatMap(({ code }) =>
          elsewhere.map((path) =>
            only(code, path, `<template id="drawn">${drawings[code].pages[path].html}</template>`),
          ),
        )
        const files = Object.values(bundle)
        return (
          page
            .replace(stylesheet, (_, name: string) => inline(bundle, name))
            .replace('<html lang="en">', () => inAll((_, code) => htmlElement(code)))
            .replace(en.description, () => inAll(({ description }) => attribute(description)))
            .replace(en.needsScript, () => inAll(({ needsScript }) => attribute(needsScript)))
            .replace('</head>', () => {
              const app = `<!--elsewhere-->${preloadLinks(files)}<!--/elsewhere-->`
              return `  ${app}${inAll((_, code) => wordsLink(files, code))}${styles.join('')}\n  </head>`
            })
            .replace(root, () => `<div id="root">${landings.join('')}</div>${templates.join('')}`)
            // Blocks rendering, so that signed-in users never see the landing page. Vite would drop this
            // attribute from the source.
            .replace(script, `${script} blocking="render"`)
        )
      },
    },
  }
}

/** The CSS rules of a page in all languages, because some values differ on right-to-left pages. */
const cssOf = (drawings: Drawings, path: Path) =>
  [...new Set(languages.flatMap(({ code }) => drawings[code].pages[path].rules))].join('')

const elsewhere = ['/home', '/explore'] as const

const stylesheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/

/** Inlines the style sheet, which has only 4 kB, so that browsers can paint without another request. */
function inline(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name]
  if (file?.type !== 'asset') throw new Error('There is no style sheet.')
  delete bundle[name]
  return styleElement(String(file.source))
}

const styleElement = (rules: string) => `<style nonce="__NONCE__">${rules}</style>`

/** Marks a part for one language and one path; `*` stands for all. */
const only = (code: LanguageCode | '*', path: Path | '*', part: string) =>
  `<!--for ${code} ${path}-->${part}<!--/for-->`

const htmlElement = (code: LanguageCode) => `<html lang="${code}" dir="${languageOf(code).dir}">`

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Preloads the first part of the catalog, which the script would otherwise only request once it runs. */
function wordsLink(files: Rolldown.OutputBundle[string][], code: LanguageCode): string {
  if (code === 'en') return ''
  const words = files.find((file) => file.type === 'chunk' && file.name === `words-${code}-first`)
  if (!words) throw new Error(`There are no words for ${code}.`)
  return moduleLink(words.fileName)
}

const moduleLink = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}" />`

/**
 * Preloads the app on pages that are not prerendered. The server removes these links from prerendered pages.
 */
function preloadLinks(files: Rolldown.OutputBundle[string][]): string {
  const app = files.find((file) => file.type === 'chunk' && file.name === 'app')
  if (app?.type !== 'chunk') throw new Error('There is no script of the app.')
  return [app.fileName, ...app.imports].map(moduleLink).join('')
}

async function prerender(): Promise<Drawings> {
  const { module } = await runnerImport<{ drawings: Drawings }>(join(client, 'app/prerender.tsx'), {
    root: client,
    mode: 'production',
    logLevel: 'warn',
    plugins: [react({ jsxImportSource: '@emotion/react' }), languageCatalogs()],
  })
  const shown = { '/': '<form', '/home': '<img', '/explore': '<form' } as const
  for (const { code } of languages)
    for (const path of Object.keys(shown) as Path[]) {
      const { html } = module.drawings[code].pages[path]
      if (!html.includes(shown[path])) throw new Error(`${path} could not be drawn whole in ${code}.`)
      const css = cssOf(module.drawings, path)
      // Emotion gives the class `p-0` to elements without rules.
      const bare = [...html.matchAll(/[" ](p-\w+)/g)].find(
        ([, name]) => name !== 'p-0' && !css.includes(`.${name}`),
      )
      if (bare) throw new Error(`${path} has no rules for ${bare[1]} in ${code}.`)
      // The Content-Security-Policy forbids style attributes.
      if (html.includes(' style=')) throw new Error(`${path} has a style attribute.`)
    }
  return module.drawings
}
