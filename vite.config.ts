import react from '@vitejs/plugin-react'
import { type Plugin, defineConfig } from 'vite'
import { themeCss } from './client/ui/themeCss.ts'

/** `virtual:theme.css`: the palettes of tokens.ts as a style sheet. */
function theme(): Plugin {
  const name = 'virtual:theme.css'
  return {
    name: 'plaza-theme',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? themeCss : undefined),
  }
}

const firstFonts = /(inter|bricolage-grotesque)-latin-wght-normal-.+\.woff2$/

/** The two fonts that every page needs are asked for with the page; the other scripts' subsets when a text has them. */
function preloadFonts(): Plugin {
  return {
    name: 'plaza-preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => firstFonts.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  }
}

export default defineConfig({
  root: 'client',
  plugins: [react({ jsxImportSource: '@emotion/react', compiler: true }), theme(), preloadFonts()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    sourcemap: 'hidden',
    target: 'es2022',
    assetsInlineLimit: 0,
  },
})
