import { createHash } from 'node:crypto'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, defineConfig } from 'vite'
import { firstChunks } from './client/build/chunks.ts'
import { operations } from './client/build/operations.ts'
import { landing } from './client/build/landing.ts'
import { precompress } from './client/build/precompress.ts'
import { themeCss } from './client/ui/style/themeCss.ts'

/** `virtual:theme.css`: the palettes of tokens.ts as a style sheet. */
function theme(): Plugin {
  const name = 'virtual:theme.css'
  return {
    name: 'plaza-theme',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? themeCss : undefined),
  }
}

const firstFont = /inter-latin-wght-normal-.+\.woff2$/

/** The text's font is asked for with the page, before its style is there; that of headings, and other scripts' subsets, when a text has them. */
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

/** What the worker keeps: all code and the fonts of every page. Names in `assets` change with what is in them. */
const kept = /\.(js|css)$|latin-wght-normal-.+\.woff2$|^index\.html$/

/** `worker.js` (client/app/worker.ts), one file, with the list of what this build has made. */
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

/** React has had it for long; what libraries bring along for older ones would stay in the bundle. */
const ofReact = [
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: 'use-sync-external-store/with-selector',
  },
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
]

/** The first load's fonts with what Plaza draws of them alone: `npm run fonts` makes them of the packages' own. */
const lightFonts = ['inter', 'bricolage-grotesque'].map((family) => ({
  find: `./files/${family}-latin-wght-normal.woff2`,
  replacement: join(import.meta.dirname, 'client/ui/style/fonts', `${family}-latin-wght-normal.woff2`),
}))

/** Emotion imports it for `withTheme` alone, which Plaza has no use for; being CommonJS it would stay in the bundle. */
const forWithTheme = /hoist-non-react-statics|react-is/

/**
 * What most screens share is one file, for many small ones compress a good deal worse; without what the landing page has
 * no use for. What every page needs is another.
 */
const shared =
  /^(machines\/(?!texts|catalog)|client\/generated|client\/account\/actors|client\/ui\/(?!display\/(charts\/|Picture)|words\/formats|fields\/(SelectField|DateField|TextArea|Form)|feedback\/(Alert|Empty|Arriving|patient)|buttons\/ButtonLink|layout\/Grid|overlay\/))/

const isShared = (path: string) => shared.test(path.slice(import.meta.dirname.length + 1))

/**
 * Without the React compiler: it works, but its caches cost 3 kB of the first load, where libraries alone are nearly all
 * of the budget, and no screen of ours draws enough to win them back.
 */
export default defineConfig({
  root: 'client',
  resolve: { alias: [...ofReact, ...lightFonts] },
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    theme(),
    operations(),
    landing(),
    preloadFont(),
    worker(),
    precompress(),
  ],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    sourcemap: 'hidden',
    target: 'es2024',
    modulePreload: { polyfill: false },
    // It is all in the page: no script has to wait for a style sheet of its own.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Drawing the landing page takes its time.
      checks: { pluginTimings: false },
      // A text of texts.ts is where it is shown, in whichever file that is.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      treeshake: { moduleSideEffects: (id) => !forWithTheme.test(id) },
      output: {
        // The first load has the names of thirty others in it, and nothing of a name compresses worse than this.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [...firstChunks, { name: 'shared', test: isShared, minShareCount: 3 }],
        },
      },
    },
  },
})
