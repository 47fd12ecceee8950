import { areas } from './messages.ts'
import { update } from './poFiles.ts'

/**
 * `npm run messages` updates every `.po` file from the code, and prints how many messages wait for a
 * translation.
 */
for (const area of areas)
  for (const [code, open] of Object.entries(update(area)))
    process.stdout.write(`${area.folder}/${code}.po: ${open === 0 ? 'whole' : `${open} to translate`}\n`)
