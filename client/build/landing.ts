import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Plugin, type Rolldown, runnerImport } from 'vite'

interface Drawn {
  html: string
  css: string
}

type Path = '/' | '/home' | '/explore'
type Drawing = Record<Path, Drawn>

const client = join(import.meta.dirname, '..')
const style = 'virtual:landing.css'

/**
 * Puts the pages that are drawn at build time into index.html; at each address, the server sends only the parts for that address. Under
 * `npm run dev` the app draws them. Only `start.ts` knows whether somebody is signed in, and if so takes their page out of the template.
 */
export function landing(): Plugin {
  let isBuild = false
  let drawn: Promise<Drawing> | null = null
  const draw = () => (drawn ??= prerender())
  return {
    name: 'plaza-landing',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === style ? `\0${style}` : undefined),
    load: async (id) => {
      if (id !== `\0${style}`) return undefined
      return isBuild ? (await draw())['/'].css : ''
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (page, { bundle = {} }) => {
        if (!isBuild) return page
        const drawing = await draw()
        const root = '<div id="root"></div>'
        const script = '<script type="module"'
        if (!page.includes(root) || !page.includes(script) || !stylesheet.test(page))
          throw new Error('The page has another form.')
        const paths = ['/home', '/explore'] as const
        const styles = paths.map((path) => only(path, styleElement(drawing[path].css)))
        const templates = paths.map((path) =>
          only(path, `<template id="drawn">${drawing[path].html}</template>`),
        )
        return (
          page
            .replace(stylesheet, (_, name: string) => inline(bundle, name))
            .replace('</head>', () => {
              const app = `<!--elsewhere-->${preloadLinks(Object.values(bundle))}<!--/elsewhere-->`
              return `  ${app}${styles.join('')}\n  </head>`
            })
            .replace(root, () => `<div id="root">${only('/', drawing['/'].html)}</div>${templates.join('')}`)
            // So that signed-in people never see the landing page. Vite itself drops the attribute.
            .replace(script, `${script} blocking="render"`)
        )
      },
    },
  }
}

const stylesheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/

/** Four kB within the page itself, so that no browser has to request them before it paints. */
function inline(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name]
  if (file?.type !== 'asset') throw new Error('There is no style sheet.')
  delete bundle[name]
  return styleElement(String(file.source))
}

const styleElement = (rules: string) => `<style nonce="__NONCE__">${rules}</style>`

const only = (path: Path, part: string) => `<!--at ${path}-->${part}<!--/at-->`

/** A page that is not drawn at build time needs the app at once; the server cuts these lines from the others. */
function preloadLinks(files: Rolldown.OutputBundle[string][]): string {
  const app = files.find((file) => file.type === 'chunk' && file.name === 'app')
  if (app?.type !== 'chunk') throw new Error('There is no script of the app.')
  return [app.fileName, ...app.imports]
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
    .join('')
}

async function prerender(): Promise<Drawing> {
  const { module } = await runnerImport<{ pages: Drawing }>(join(client, 'app/prerender.tsx'), {
    root: client,
    mode: 'production',
    logLevel: 'warn',
    plugins: [react({ jsxImportSource: '@emotion/react' })],
  })
  const shown = { '/': '<form', '/home': '<img', '/explore': '<form' } as const
  for (const path of Object.keys(shown) as Path[]) {
    const { html } = module.pages[path]
    if (!html.includes(shown[path])) throw new Error(`${path} could not be drawn whole.`)
    // The Content-Security-Policy forbids style attributes.
    if (html.includes(' style=')) throw new Error(`${path} has a style attribute.`)
  }
  return module.pages
}
