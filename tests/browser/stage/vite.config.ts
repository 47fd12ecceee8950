import { join } from 'node:path'
import { defineConfig, mergeConfig, type Plugin, type PluginOption } from 'vite'
import product from '../../../vite.config.ts'

const reportingXstate = join(import.meta.dirname, 'reportingXstate.ts')

/** Whoever imports xstate gets the one that reports. */
const reporting: Plugin = {
  name: 'plaza-reporting',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'xstate' && importer !== reportingXstate ? reportingXstate : null),
}

/** The server packs what it is asked for: for one run that is less work than to pack everything as well as can be. */
const isPacking = (plugin: PluginOption) => (plugin as Plugin | null)?.name === 'plaza-precompress'
const plugins = product.plugins?.filter((plugin) => !isPacking(plugin)) ?? []

/** The client as the product has it, but that its machines report to the browser tests what they do. */
export default mergeConfig(
  { ...product, plugins },
  defineConfig({ plugins: [reporting], build: { sourcemap: false } }),
)
