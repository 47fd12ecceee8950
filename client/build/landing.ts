import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Plugin, type Rolldown, runnerImport } from 'vite'

interface Drawn {
  html: string
  css: string
}

const style = 'virtual:landing.css'

/**
 * The landing page, drawn by the build: its markup between two comments in the page's root, its rules in the style sheet. With
 * `npm run dev` there is none, and the app draws it.
 */
export function landing(): Plugin {
  let isBuild = false
  let drawn: Promise<Drawn> | null = null
  const draw = () => (drawn ??= prerendered())
  return {
    name: 'plaza-landing',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === style ? `\0${style}` : undefined),
    load: async (id) => {
      if (id !== `\0${style}`) return undefined
      return isBuild ? (await draw()).css : ''
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (page, { bundle = {} }) => {
        if (!isBuild) return page
        const { html } = await draw()
        const root = '<div id="root"></div>'
        const script = '<script type="module"'
        if (!page.includes(root) || !page.includes(script)) throw new Error('The page has another form.')
        return (
          page
            .replace(
              '</head>',
              () => `  <!--elsewhere-->${preloaded(Object.values(bundle))}<!--/elsewhere-->\n  </head>`,
            )
            .replace(root, () => `<div id="root"><!--landing-->${html}<!--/landing--></div>`)
            // So that whoever is signed in never sees it. Vite drops the attribute.
            .replace(script, `${script} blocking="render"`)
        )
      },
    },
  }
}

/** Any other page needs the app at once; the server leaves that out of this one, as it does the landing page elsewhere. */
function preloaded(files: Rolldown.OutputBundle[string][]): string {
  const app = files.find((file) => file.type === 'chunk' && file.name === 'app')
  if (app?.type !== 'chunk') throw new Error('There is no script of the app.')
  return [app.fileName, ...app.imports]
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
    .join('')
}

async function prerendered(): Promise<Drawn> {
  const client = join(import.meta.dirname, '..')
  const { module } = await runnerImport<{ landing: Drawn }>(join(client, 'app/prerender.tsx'), {
    root: client,
    mode: 'production',
    logLevel: 'warn',
    plugins: [react({ jsxImportSource: '@emotion/react' })],
  })
  const { html } = module.landing
  if (html.includes('<!--$!-->')) throw new Error('The landing page could not be drawn whole.')
  // The page's policy lets none through.
  if (html.includes(' style=')) throw new Error('The landing page has a style attribute.')
  return module.landing
}
