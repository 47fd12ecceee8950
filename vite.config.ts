import { createHash } from 'node:crypto'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, defineConfig } from 'vite'
import { firstChunks, wordChunks } from './client/build/chunks.ts'
import { landing } from './client/build/landing.ts'
import { languages } from './client/build/languages.ts'
import { themeCss } from './client/ui/tokens.ts'

/** `virtual:theme.css`: the palettes of tokens.ts as a style sheet. */
function theme(): Plugin {
  const name = 'virtual:theme.css'
  return {
    name: 'plaza-theme',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? themeCss() : undefined),
  }
}

const firstFont = /inter-latin-wght-normal-.+\.woff2$/

/**
 * Preloads the body font together with the page. Fonts for
 * headings and other scripts load when a text needs them.
 */
function preloadFont(): Plugin {
  return {
    name: 'plaza-preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => firstFont.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  }
}

/**
 * The files that the worker caches: all code except the texts of other languages, and the fonts that every
 * page uses. File names in `assets` contain a content hash.
 */
const kept = /^(?!assets\/words-).*\.(js|css)$|latin-wght-normal-.+\.woff2$|^index\.html$/

/** Builds `worker.js` (client/app/worker.ts) as a single file with the list of this build's files. */
function worker(): Plugin {
  return {
    name: 'plaza-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) => kept.test(fileName))
        const built = files.map((file) => {
          const isPage = file.type === 'asset' && file.fileName === 'index.html'
          const revision = isPage ? createHash('sha256').update(file.source).digest('hex').slice(0, 16) : null
          return { url: `/${file.fileName}`, revision }
        })
        const made = await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { BUILT: JSON.stringify(built), 'process.env.NODE_ENV': '"production"' },
          build: {
            write: false,
            target: 'es2024',
            rolldownOptions: {
              input: join(import.meta.dirname, 'client/app/worker.ts'),
              output: { format: 'iife', entryFileNames: 'worker.js' },
            },
          },
        })
        const [output] = [made].flat()
        const chunk = output && 'output' in output ? output.output[0] : null
        if (!chunk) throw new Error('The worker could not be built.')
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: chunk.code })
      },
    },
  }
}

/**
 * The fonts of the first load, reduced to the characters that Plaza
 * draws. `npm run fonts` creates them from the packages' fonts.
 */
const lightFonts = ['inter', 'bricolage-grotesque'].map((family) => ({
  find: `./files/${family}-latin-wght-normal.woff2`,
  replacement: join(import.meta.dirname, 'client/ui/style/fonts', `${family}-latin-wght-normal.woff2`),
}))

/** The React compiler is not used: no screen renders enough to make up for what its caches cost. */
export default defineConfig({
  root: 'client',
  resolve: { alias: lightFonts },
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    theme(),
    languages(),
    landing(),
    preloadFont(),
    worker(),
  ],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    sourcemap: 'hidden',
    target: 'es2024',
    // For older browsers, the build would replace `:dir(rtl)`
    // with a list of languages, which is not equivalent.
    cssTarget: 'esnext',
    modulePreload: { polyfill: false },
    // All styles are inlined in the page, so that no script waits for its own style sheet.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Prerendering the landing page takes time.
      checks: { pluginTimings: false },
      // Without this, every page would load all modules of the barrel.
      treeshake: { moduleSideEffects: [{ test: /\/client\/ui\/index\.ts$/, sideEffects: false }] },
      output: { codeSplitting: { groups: [wordChunks, ...firstChunks] } },
    },
  },
})
