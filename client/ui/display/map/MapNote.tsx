import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, space, text } from '../../tokens.ts'

/** What stands in the place of a map, on a ground that hints at one. */
export const MapNote = ({ children }: { children: ReactNode }) => <div css={note}>{children}</div>

const note = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[4]};
  text-align: center;
  color: ${color.muted};
  ${text.small}
  background:
    linear-gradient(74deg, transparent 21%, ${color.line} 21% 22.5%, transparent 22.5%),
    linear-gradient(74deg, transparent 61%, ${color.line} 61% 63.5%, transparent 63.5%),
    linear-gradient(164deg, transparent 24%, ${color.line} 24% 26.5%, transparent 26.5%),
    linear-gradient(160deg, transparent 72%, ${color.line} 72% 73.5%, transparent 73.5%),
    radial-gradient(circle at 80% 22%, ${color.brandSoft} 0 17%, transparent 17.3%), ${color.sunken};
`
