import { homepageContent } from './model.ts'
import { title } from '../../../support/workflow/model.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { chooseFiles } from '../../../browser/acts/chooseFiles.ts'
import { expect, test } from '../../../browser/support/test.ts'

test.use({ as: 'superadmin', sharesPage: true })

/** In the order of the dialog's fields. */
const labels = [
  ['order', 'Display Order'],
  ['date', 'Date'],
  ['heading', 'Heading'],
  ['description', 'Description'],
  ['place', 'Location'],
] as const

for (const path of homepageContent.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, homepageContent)
    await page.goto('/admin/home')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const dialog = page.getByRole('dialog')
    const question = page.getByRole('dialog', { name: 'Discard changes?' })
    const alert = page.getByRole('alert')
    const announced = page.getByRole('status').filter({ hasText: / is now number \d of \d\.$/ })
    const field = (name: string) => dialog.getByLabel(name, { exact: true })

    await walk(homepageContent, path, {
      events: {
        ...network.outcomes,
        retry: () => button('Try Again').click(),
        'slide.move': ({ to }) => button(`Move Summer is loud ${to === 0 ? 'earlier' : 'later'}`).click(),
        'content.add': () => button('Add Content').click(),
        'content.edit': () => button('Edit Summer is loud').click(),
        'content.delete': () => button('Delete Summer is loud').click(),
        'form.change': async ({ changes: { order = '', heading, description, date, place } }) => {
          if (heading !== undefined) await field('Heading').fill(heading)
          if (description !== undefined) await field('Description').fill(description)
          if (date !== undefined) await field('Date').fill(date)
          if (place !== undefined) await field('Location').fill(place)
          await field('Display Order').fill(order)
        },
        'image.choose': ({ image }) => chooseFiles(dialog.locator('input[type=file]'), [image]),
        'image.fail': () => dialog.locator('img[src^="blob:"]').dispatchEvent('error'),
        'image.remove': () => dialog.getByRole('button', { name: /^Remove / }).click(),
        'form.submit': () => dialog.getByRole('button', { name: /^(Add|Update) Content$/ }).click(),
        'deletion.confirm': () => dialog.getByRole('button', { name: 'Delete Content' }).click(),
        'form.cancel': () => dialog.getByRole('button', { name: 'Cancel' }).click(),
        'cancel.undo': () => button('Undo').click(),
        'dialog.close': () => page.keyboard.press('Escape'),
        'changes.discard': () => question.getByRole('button', { name: 'Discard changes' }).click(),
        'changes.keep': () => question.getByRole('button', { name: 'Keep editing' }).click(),
        'alert.dismiss': () => button('Dismiss').click(),
      },
      states: {
        'list.loading': async () => expect(await network.asked('listSlides')).toEqual({}),
        'list.failed': async ({ facts: { problem } }) => {
          const failure = alert.filter({ hasText: 'Unable to Load Home Contents' })
          await expect(failure).toContainText(problem)
          await expect(button('Try Again')).toBeEnabled()
        },
        'list.listed': async ({ facts: { slides } }) => {
          await expect(page.getByRole('article').getByRole('heading')).toHaveText(slides)
          const first = page.getByText('No content yet', { exact: true })
          await expect(first).toBeVisible({ visible: slides.length === 0 })
          await expect(button('Add Your First Content')).toBeVisible({ visible: slides.length === 0 })
          if (!slides.includes('Summer is loud')) return
          const card = page.getByRole('article', { name: 'Summer is loud' })
          const place = `Order ${slides.indexOf('Summer is loud') + 1}`
          for (const text of [place, 'Open-air concerts from June on.', 'Jun 14, 2031', 'Cologne'])
            await expect(card).toContainText(text)
        },
        'list.listed.kept': async ({ facts: { place } }) =>
          expect(announced).toHaveText(place ? [place] : []),
        'list.listed.saving': async ({ facts: { slides, seen, place } }) => {
          const ids = slides[0] === 'Summer is loud' ? ['1', '2'] : ['2', '1']
          if (String(ids) !== String(seen)) expect(await network.asked('orderSlides')).toEqual({ ids, seen })
          await expect(announced).toHaveText(place ? [place] : [])
        },
        'dialog.closed': async ({ facts }) => {
          await expect(dialog).toHaveCount(0)
          if (facts.alert) await expect(alert.filter({ hasText: facts.alert.text })).toBeVisible()
        },
        'dialog.form': async ({
          label,
          facts: { slide, form, problems, image, removesImage, alert: message },
        }) => {
          await expect(dialog).toHaveAccessibleName(slide ? 'Edit Content' : 'Add New Content')
          await expect(field('Heading')).toHaveValue(form.heading)
          await expect(field('Display Order')).toHaveValue(form.order)
          await expect(field('Date')).toHaveValue(form.date)
          await expect(dialog.getByText('PNG, JPG, GIF up to 10MB')).toBeVisible()
          const hasPicture = image !== null || (slide !== null && !removesImage)
          await expect(dialog.getByRole('button', { name: /^Remove / })).toHaveCount(hasPicture ? 1 : 0)
          for (const screen of ['a computer', 'a phone']) {
            const preview = page.frameLocator(`iframe[title^="Preview on ${screen}"]`)
            await expect(preview.getByRole('article').getByRole('heading')).toHaveText([form.heading])
            await expect(preview.locator('img[src^="blob:"]')).toHaveCount(image === null ? 0 : 1)
          }
          const texts = [message?.text, problems.form, problems.image].filter((text) => text !== undefined)
          await expect(dialog.getByRole('alert')).toHaveText(texts)
          const wrong = labels.filter(([key]) => key in problems).map(([, name]) => name)
          for (const [, name] of labels)
            await expect(dialog.locator('[aria-invalid=true]').and(field(name))).toHaveCount(
              wrong.includes(name) ? 1 : 0,
            )
          if (wrong[0] !== undefined && /^(form\.submit|(create|update)Slide)/.test(label))
            await expect(field(wrong[0])).toBeFocused()
          await expect(field('Display Order')).toHaveAccessibleDescription(
            problems.order ? `${problems.order} 1 comes first.` : '1 comes first.',
          )
          const picker = dialog.locator('input[type=file]')
          await expect(picker).toHaveAccessibleDescription(
            problems.image ? `${problems.image} PNG, JPG, GIF up to 10MB` : 'PNG, JPG, GIF up to 10MB',
          )
          await expect(dialog.locator('[aria-invalid=true]').and(picker)).toHaveCount(problems.image ? 1 : 0)
          if (problems.image && /^(create|update)Slide/.test(label)) await expect(picker).toBeFocused()
        },
        'dialog.leaving': () => expect(question).toBeVisible(),
        'dialog.creating': async ({ facts: { form } }) => {
          const { input } = await network.asked('createSlide')
          expect(input).toEqual({ ...form, order: Number(form.order) })
          await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled()
        },
        'dialog.updating': async ({ facts: { form, removesImage } }) => {
          const variables = await network.asked('updateSlide')
          const input = { ...form, order: Number(form.order) }
          expect(variables).toMatchObject({ id: '1', input, removeImage: removesImage })
          await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled()
        },
        'dialog.confirming': async ({ facts: { alert: message } }) => {
          const question = 'Are you sure you want to delete "Summer is loud"? This action cannot be undone.'
          await expect(dialog.getByText(question, { exact: true })).toBeVisible()
          await expect(dialog.getByRole('alert')).toHaveText(message ? [message.text] : [])
        },
        'dialog.deleting': async () => {
          expect(await network.asked('deleteSlide')).toEqual({ id: '1' })
          await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled()
        },
      },
    })
  })

test('homepageContent: Back asks before typed text is lost, and the dialog keeps its address', async ({
  page,
}) => {
  await page.goto('/admin/home')
  await page.getByRole('button', { name: 'Add Content' }).click()
  const heading = page.getByLabel('Heading', { exact: true })
  await heading.fill('Winter glows')
  await expect(page).toHaveURL(/\/admin\/home\?add=$/)
  await page.goBack()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(heading).toHaveValue('Winter glows')
  await expect(page).toHaveURL(/\/admin\/home\?add=$/)
  await page.goBack()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/home$/)
})

test('homepageContent: a slide can be dragged with the mouse, or with a finger after a long press', async ({
  page,
}) => {
  await page.goto('/admin/home')
  const headings = page.getByRole('main').getByRole('article').getByRole('heading')
  const order = () => headings.allTextContents()
  await expect(headings.nth(2)).toBeVisible()
  const before = await order()
  const [first, second] = before
  const turned = [second, first, ...before.slice(2)]
  const centre = async (at: number) => {
    const box = await page.getByRole('main').getByRole('article').nth(at).locator('img').boundingBox()
    if (!box) throw new Error('The slide has no picture.')
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  }
  const touch = await page.context().newCDPSession(page)
  const finger = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  const saved = () =>
    page.waitForResponse((response) => /orderSlides/.test(response.request().postData() ?? ''))
  const item = (at: number) => page.getByRole('main').getByRole('listitem').nth(at)
  const isLifted = (at: number) => expect(item(at)).toHaveCSS('z-index', '1')
  /** Waits until the other slide has moved away, so that a drop changes the order. */
  const makesRoom = async (at: number, middle: { x: number }) =>
    await expect
      .poll(async () => {
        const box = await item(at).boundingBox()
        return box && Math.abs(box.x + box.width / 2 - middle.x)
      })
      .toBeLessThan(20)

  const [from, to] = [await centre(0), await centre(1)]
  // A finger that moves immediately scrolls the page instead.
  await finger('touchStart', from)
  await finger('touchMove', to)
  await finger('touchEnd')
  expect(await order()).toEqual(before)
  await finger('touchStart', from)
  await isLifted(0)
  await finger('touchMove', { x: from.x + 20, y: from.y })
  await finger('touchMove', to)
  await makesRoom(1, from)
  const byFinger = saved()
  await finger('touchEnd')
  await byFinger
  await expect.poll(order).toEqual(turned)
  await page.reload()
  await expect.poll(order).toEqual(turned)

  await page.mouse.move(to.x, to.y)
  await page.mouse.down()
  await page.mouse.move(to.x - 20, to.y)
  await page.mouse.move(from.x, from.y, { steps: 4 })
  await isLifted(1)
  await makesRoom(0, to)
  const byMouse = saved()
  await page.mouse.up()
  await byMouse
  await expect.poll(order).toEqual(before)
})
