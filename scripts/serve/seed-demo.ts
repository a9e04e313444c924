// Run by a first demo start in a process of its own; DATABASE_URL is an empty, migrated database.
import process from "node:process";
import { seedDemo } from "../../prisma/seed/demo";

await seedDemo();
process.exit(0);
