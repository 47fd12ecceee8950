import { join } from 'node:path'
import { defineConfig, mergeConfig, type Plugin, type PluginOption } from 'vite'
import product from '../../../vite.config.ts'

const reportingXstate = join(import.meta.dirname, 'reportingXstate.ts')

/** Every import of xstate gets the reporting one. */
const reporting: Plugin = {
  name: 'plaza-reporting',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'xstate' && importer !== reportingXstate ? reportingXstate : null),
}

/** The server compresses files on request: for one run, that is less work than compressing everything as well as possible. */
const isPacking = (plugin: PluginOption) => (plugin as Plugin | null)?.name === 'plaza-precompress'
const plugins = product.plugins?.filter((plugin) => !isPacking(plugin)) ?? []

/** The client of the product, except that its machines report their steps to the browser tests. */
export default mergeConfig(
  { ...product, plugins },
  defineConfig({ plugins: [reporting], build: { sourcemap: false } }),
)
