import { join } from 'node:path'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import product from '../../../vite.config.ts'

const reportingXstate = join(import.meta.dirname, 'reportingXstate.ts')

/** Whoever imports xstate gets the one that reports. */
const reporting: Plugin = {
  name: 'plaza-reporting',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'xstate' && importer !== reportingXstate ? reportingXstate : null),
}

/** The client as the product has it, but that its machines report to the browser tests what they do. */
export default mergeConfig(product, defineConfig({ plugins: [reporting], build: { sourcemap: false } }))
