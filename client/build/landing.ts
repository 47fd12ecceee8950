import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Plugin, type Rolldown, runnerImport } from 'vite'

interface Drawn {
  html: string
  css: string
}

const style = 'virtual:landing.css'

/** Puts the landing page, drawn at build time, into index.html; under `npm run dev` the app draws it. */
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
            // So that whoever is signed in never sees it. Vite itself drops the attribute.
            .replace(script, `${script} blocking="render"`)
        )
      },
    },
  }
}

/** Every other page needs the app at once; the server cuts these lines from the landing page. */
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
  if (!html.includes('<form')) throw new Error('The landing page could not be drawn whole.')
  // The Content-Security-Policy forbids style attributes.
  if (html.includes(' style=')) throw new Error('The landing page has a style attribute.')
  return module.landing
}
