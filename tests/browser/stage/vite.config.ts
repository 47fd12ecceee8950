import { join } from 'node:path'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import product from '../../../vite.config.ts'

const reportingXstate = join(import.meta.dirname, 'reportingXstate.ts')

/** Redirects every import of xstate to the reporting version. */
const reporting: Plugin = {
  name: 'plaza-reporting',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'xstate' && importer !== reportingXstate ? reportingXstate : null),
}

/** The product's client, except that its machines report their steps to the browser tests. */
export default mergeConfig(product, defineConfig({ plugins: [reporting], build: { sourcemap: false } }))
