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
 * The server compresses files on request. For a single run, that is less work than precompressing everything
 * at the highest level.
 */
const isPacking = (plugin: PluginOption) => (plugin as Plugin | null)?.name === 'plaza-precompress'
const plugins = product.plugins?.filter((plugin) => !isPacking(plugin)) ?? []

/** The product's client, except that its machines report their steps to the browser tests. */
export default mergeConfig(
  { ...product, plugins },
  defineConfig({ plugins: [reporting], build: { sourcemap: false } }),
)
