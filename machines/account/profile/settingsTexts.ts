import { errorToast as error, successToast as success } from '../../domain.ts'

/** What Admin Settings says: specification, section 8, literally. Apart from the way in, which has no use for it. */
export const settingsAlerts = {
  updated: success('updated successfully'),
  refused: error('failed to update'),
  notUpdated: error('update failed. try again.'),
}
