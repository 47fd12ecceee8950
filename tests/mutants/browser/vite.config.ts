import { defineConfig, mergeConfig } from 'vite'
import reporting from '../../browser/stage/vite.config.ts'
import { allMutants } from '../mutants.ts'
import { shownOf } from './chosen.ts'
import { variants } from './variants.ts'

/** The client of the browser tests, with every mutant of the fixed sample. */
export default mergeConfig(reporting, defineConfig({ plugins: [variants(shownOf(allMutants()))] }))
