import { describeRandomRefereeing } from "../../support/random-refereeing";

describeRandomRefereeing({ preset: "femundo-2025", format: "pairs" });
