import { describeRandomRefereeing } from "../../support/random-refereeing";

describeRandomRefereeing({ preset: "fededodo-2026", format: "pairs" });
