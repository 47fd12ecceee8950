import { errorToast as error, successToast as success } from '../../domain.ts'

/** Literal texts of the specification, section 8; kept apart from the login's texts, which load first. */
export const settingsAlerts = {
  updated: success('updated successfully'),
  refused: error('failed to update'),
  notUpdated: error('update failed. try again.'),
}
