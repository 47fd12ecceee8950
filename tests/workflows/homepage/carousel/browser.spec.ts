import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { carousel } from './model.ts'
import { title } from '../../../support/workflow/model.ts'
import { pass, stopClock, takeClock } from '../../../browser/support/clock.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'

test.use({ as: 'member', hasTouch: true })

/** The model's slides, sorted by order. Dates are dd/mm/yyyy. */
const shown = [
  ['Summer is loud', 'Open-air concerts from June on.', '14/06/2031', 'Cologne'],
  ['Learn something by Sunday', 'Workshops all over town.', '02/07/2031', 'Lisbon'],
  ['Dance until late', 'Every Friday by the river.', '01/08/2031', 'Porto'],
]

for (const path of carousel.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, carousel)
    await takeClock(page)
    await page.emulateMedia({ reducedMotion: path.start === 'reduced motion' ? 'reduce' : 'no-preference' })
    await page.goto('/home')
    const main = page.getByRole('main')
    await network.asked('listSlides')
    await expect(main.getByText('Loading...', { exact: true })).toBeVisible()
    // The page is prerendered; only the app knows the person.
    await expect(page.getByRole('banner').getByRole('button')).toHaveAttribute('aria-busy', 'false')
    await stopClock(page)

    const button = (name: string) => main.getByRole('button', { name, exact: true })
    const slides = main.getByRole('article', { includeHidden: true })

    async function expectSlide(index: number) {
      for (const text of shown[index] ?? []) await expect(main.getByText(text, { exact: true })).toBeVisible()
      await expect(slides).toHaveCount(3)
      for (const other of [0, 1, 2]) {
        await expect(slides.nth(other)).toBeVisible({ visible: other === index })
      }
      await expectCurrent(index)
    }
    const expectCurrent = (index: number) =>
      expect(main.locator('[aria-current=true]')).toHaveAccessibleName(`Slide ${index + 1}`)
    const reducedMotion = (isWished: boolean) => () =>
      page.emulateMedia({ reducedMotion: isWished ? 'reduce' : 'no-preference' })
    const press = async (name: string, isPointed: boolean) =>
      // A tap leaves no pointer behind. If a mouse is already over the carousel, the button is clicked
      // instead.
      isPointed ? button(name).click() : button(name).tap()
    const holds = {
      pointer: () => main.getByRole('heading', { level: 2 }).hover(),
      keyboard: async () => {
        await main.focus()
        await page.keyboard.press('Tab')
        await expect(button('EXPLORE')).toBeFocused()
      },
      reducedMotion: reducedMotion(true),
      hidden: () => page.getByRole('banner').getByRole('button').click(),
      button: () => {
        throw new Error('The button has events of its own.')
      },
    }
    const releases = {
      ...holds,
      pointer: () => page.mouse.move(640, 200),
      keyboard: () => page.keyboard.press('Shift+Tab'),
      reducedMotion: reducedMotion(false),
      hidden: () => page.keyboard.press('Escape'),
    }

    await walk(carousel, path, {
      events: {
        retry: () => button('Try Again').click(),
        'slide.next': () => button('Next slide').tap(),
        'slide.previous': () => button('Previous slide').tap(),
        'slide.select': ({ index }) => button(`Slide ${index + 1}`).tap(),
        'slides.swipe': ({ distance }) => swipe(page, distance),
        'slides.stop': (_event, { was }) => press('Pause', was?.facts.holders.includes('pointer') ?? false),
        'slides.play': async (_event, { was }) => {
          await press('Play', was?.facts.holders.includes('pointer') ?? false)
          // Restores full motion first, so that it can be reduced again.
          if (was?.facts.holders.includes('reducedMotion')) await releases.reducedMotion()
        },
        'hold.start': ({ holder }) => holds[holder](),
        'hold.end': ({ holder }) => releases[holder](),
        ...network.outcomes,
        'interval passes': (_event, { was }) => pass(page, 5000, () => expectCurrent(was?.facts.index ?? 0)),
      },
      states: {
        loading: async () => {
          await network.asked('listSlides')
          await expect(main.getByText('Loading...', { exact: true })).toBeVisible()
        },
        failed: async ({ facts: { problem } }) => {
          await expect(page.getByRole('alert').getByText(problem)).toBeVisible()
          await expect(button('Try Again')).toBeEnabled()
        },
        empty: async () => {
          await expect(main.getByText('No content available', { exact: true })).toBeVisible()
          await expect(button('Next slide')).toBeHidden()
        },
        showing: async ({ facts }) => {
          await expectSlide(facts.index)
          await expect(button('EXPLORE')).toBeEnabled()
          for (const name of ['Previous slide', 'Next slide']) await expect(button(name)).toBeEnabled()
        },
        'showing.playing': () => expect(button('Pause')).toBeVisible(),
        'showing.paused': async ({ facts: { holders, index } }) => {
          const isStopped = holders.some((holder) => ['button', 'reducedMotion'].includes(holder))
          await expect(button(isStopped ? 'Play' : 'Pause')).toBeVisible()
          await page.clock.fastForward(11_000)
          await expectCurrent(index)
        },
      },
    })
  })

// Uses Plaza's own five slides, because with two slides forward and back look the same.
test('swiping left shows the next slide and swiping right the previous one, like the buttons and the arrow keys', async ({
  page,
}) => {
  await page.goto('/home')
  const dot = (position: number) => page.getByRole('button', { name: `Slide ${position}`, exact: true })
  const turns: [gesture: () => Promise<void>, position: number][] = [
    [() => swipe(page, -50), 2],
    [() => swipe(page, 50), 1],
    [() => swipe(page, 49), 1],
    [() => page.getByRole('button', { name: 'Previous slide' }).click(), 5],
    [() => page.getByRole('button', { name: 'Next slide' }).click(), 1],
    [() => page.keyboard.press('ArrowRight'), 2],
    [() => page.keyboard.press('ArrowLeft'), 1],
  ]
  await page.getByRole('button', { name: 'Pause' }).tap()
  for (const [turn, position] of turns) {
    await turn()
    await expect(dot(position)).toHaveAttribute('aria-current', 'true')
  }
})

/** Swipes one finger over the picture by `distance` px, negative to the left. */
async function swipe(page: Page, distance: number) {
  const finger = await page.context().newCDPSession(page)
  const at = (x: number) => ({ touchPoints: [{ x, y: 200 }] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(640) })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(640 + distance / 2) })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(640 + distance) })
  // A finger that rests before it lifts does not cause momentum scrolling, during which browsers ignore a
  // tap. Of 24 such taps, 7 were lost after 60 ms and none after 100.
  await sleep(120)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
}
