import { areas } from './messages.ts'
import { update } from './poFiles.ts'

/** `npm run messages`: brings every `.po` file up to what the code says, and tells how much waits for a translation. */
for (const area of areas)
  for (const [code, open] of Object.entries(update(area)))
    process.stdout.write(`${area.folder}/${code}.po: ${open === 0 ? 'whole' : `${open} to translate`}\n`)
