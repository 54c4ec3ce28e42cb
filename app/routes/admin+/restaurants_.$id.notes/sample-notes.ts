/** [HOST-80] What stands in where a host keeps no notes; always under a "Sample data" badge. */
export const sampleNotes = [
  { id: "1", text: "Ensure tax documents are up to date.", author: null, created_at: null },
  { id: "2", text: "Confirm banking info with owner.", author: null, created_at: null },
  { id: "3", text: "Schedule onboarding call.", author: null, created_at: null },
];
