import { readFile } from 'node:fs/promises'
import { intercept } from '../../../browser/support/interception.ts'
import { expect, test, willFail } from '../../../browser/support/test.ts'
import { title } from '../../../support/workflow/model.ts'
import { listExport } from './model.ts'

test.use({ as: 'superadmin', sharesPage: true })

for (const path of listExport.browserPaths())
  test(title(path), async ({ page, walk }) => {
    let held = Promise.withResolvers<boolean>()
    const queries: string[] = []
    await intercept(page, '*/common/superadmin/users/*', async ({ url, pass, answer }) => {
      queries.push(url.searchParams.toString())
      const isWell = await held.promise
      held = Promise.withResolvers()
      if (isWell) await pass()
      else await answer({ status: 503, json: { success: false, message: 'Overloaded.' } })
    })
    await page.goto('/admin/users?userType=SUPERADMIN&order=EMAIL_A_Z')
    const button = (name: string) => page.getByRole('button', { name, exact: true })

    await walk(listExport, path, {
      events: {
        'file.save': () => button('Export CSV').click(),
        'file.cancel': () => button('Cancel Export').click(),
        'saveFile succeeds': async () => {
          const saved = page.waitForEvent('download')
          held.resolve(true)
          expect((await saved).suggestedFilename()).toBe('plaza-users.csv')
          const [head, ...rows] = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n')
          expect(head).toContain('full_name,email,phone,user_type')
          expect(rows.join()).toContain('admin@plaza.localhost')
          expect(rows.every((row) => row.includes(',superadmin,'))).toBe(true)
        },
        'saveFile fails': () => {
          willFail(page.context())
          held.resolve(false)
        },
      },
      states: {
        idle: () => expect(button('Export CSV')).toBeEnabled(),
        saving: async () => {
          await expect(button('Exporting...')).toHaveAttribute('aria-busy', 'true')
          await expect.poll(() => queries.at(-1)).toBe('user_type=superadmin&ordering=email')
        },
      },
    })
  })
