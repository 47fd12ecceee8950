import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import * as texts from '../../machines/homepage/texts.ts'
import {
  Card,
  Empty,
  Failure,
  greens,
  Heading,
  ImageIcon,
  media,
  patient,
  space,
  Spinner,
  t,
  VisuallyHidden,
  words,
} from '../ui/index.ts'
import { useMachines } from './machines.ts'
import { Carousel, shade } from './Carousel.tsx'
import { slideSizes } from './firstSlide.ts'
import { useCalmHolds, wantsCalm } from './useCalmHolds.ts'

/** The home page: slides that fill the screen. */
export function Home() {
  const [state, send] = useMachine(useMachines().carousel, {
    input: { holders: wantsCalm() ? ['reducedMotion'] : [] },
  })
  useCalmHolds(send)

  return (
    <>
      <VisuallyHidden>
        <Heading level={1}>{t(words.home)}</Heading>
      </VisuallyHidden>
      {state.matches('showing') ? (
        <Carousel
          slides={state.context.slides}
          index={state.context.index}
          isPlaying={state.matches({ showing: 'playing' })}
          isStopped={state.can({ type: 'slides.play' })}
          send={send}
        />
      ) : (
        <div css={stage} data-stage>
          {state.matches('loading') && <img css={first} alt="" sizes={slideSizes} {...early} />}
          <Card css={[note, state.matches('loading') && patient]}>
            {state.matches('loading') && <Spinner label={t(words.loading)} />}
            {state.matches('failed') && (
              <Failure onRetry={() => send({ type: 'retry' })}>{t(state.context.problem)}</Failure>
            )}
            {state.matches('empty') && (
              <Empty icon={<ImageIcon size={30} />} detail={t(texts.comeBackSoon)}>
                {t(texts.noContent)}
              </Empty>
            )}
          </Card>
        </div>
      )}
    </>
  )
}

/* For the prerendered picture: `firstSlide.ts` sets its address before this code has loaded, and the
   browser reports when it is painted. */
const early = { fetchPriority: 'high', elementtiming: 'slide' } as const

const stage = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  padding: `5rem ${space[4]} ${space[4]}`,
  minHeight: 'calc(100dvh - 4rem - env(safe-area-inset-bottom))',
  background: `radial-gradient(circle at 70% 20%, ${greens[1]}, ${greens[0]} 70%)`,
  isolation: 'isolate',
  '&:has(> [srcset])::before': shade,
  [media.tablet]: { minHeight: '100dvh' },
})
const first = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '&:not([srcset])': { display: 'none' },
  '&[srcset] + *': { display: 'none' },
})
const note = css({ minWidth: 'min(100%, 22rem)' })
