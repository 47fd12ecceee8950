import { join } from 'node:path'
import { defineConfig, mergeConfig, type Plugin, type PluginOption } from 'vite'
import product from '../../../vite.config.ts'

const reportingXstate = join(import.meta.dirname, 'reportingXstate.ts')

/** Redirects every import of xstate to the reporting version. */
const reporting: Plugin = {
  name: 'plaza-reporting',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'xstate' && importer !== reportingXstate ? reportingXstate : null),
}

/**
 * Precompression is left out. For a single run, it is less work if the server compresses files on request
 * than to precompress everything at the highest level.
 */
const isPacking = (plugin: PluginOption) => (plugin as Plugin | null)?.name === 'plaza-precompress'
const plugins = product.plugins?.filter((plugin) => !isPacking(plugin)) ?? []

/** The product's client, except that its machines report their steps to the browser tests. */
export default mergeConfig(
  { ...product, plugins },
  defineConfig({ plugins: [reporting], build: { sourcemap: false } }),
)
