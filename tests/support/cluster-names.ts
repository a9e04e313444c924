// The names that the set-up of a test run and its test files share.

/** The migrated database that test files clone. */
export const TEMPLATE_DATABASE = "capicua_template";
/** Of every role of a test cluster: it lives for minutes, on 127.0.0.1. */
export const TEST_PASSWORD = "test-cluster";
