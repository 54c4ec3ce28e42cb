export { runWizard } from "./wizard-action.server";
export { loadSubmitted, loadWizard } from "./wizard-page.server";
