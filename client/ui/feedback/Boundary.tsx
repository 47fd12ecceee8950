import { Component, type ReactNode } from 'react'
import { Button } from '../buttons/Button.tsx'
import * as texts from '../texts.ts'
import { t } from '../words/language.ts'
import { Failure } from './Failure.tsx'

interface Props {
  children: ReactNode
  /** Wraps the notice, for example in the dialog that failed. */
  around?: (notice: ReactNode) => ReactNode
}

/**
 * Replaces the part of the page that fails while it is rendered by a notice; everything around it keeps
 * working. Machines above the boundary keep what was typed. `main.tsx` reports the error.
 */
export class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  private readonly retry = () => this.setState({ hasFailed: false })

  override render() {
    const { children, around = (notice) => notice } = this.props
    if (!this.state.hasFailed) return children
    const reload = (
      <Button variant="quiet" onClick={() => location.reload()}>
        {t(texts.reload)}
      </Button>
    )
    return around(
      <Failure onRetry={this.retry} action={reload}>
        {t(texts.partFailed)}
      </Failure>,
    )
  }
}
