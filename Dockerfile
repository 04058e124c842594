# syntax=docker/dockerfile:1
# Riverfront's images: `site`, `staff` and `tools` (set-up, backup and restore).
# docs/deploy.md, "With containers", says how to build and run them.

FROM node:24.21.0-trixie-slim AS base
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1
WORKDIR /app

# What installing depends on and nothing else, so that a changed source does not install again.
FROM base AS manifests
COPY package.json package-lock.json ./
COPY apps/site/package.json apps/site/
COPY apps/cms/package.json apps/cms/
COPY packages/backend/package.json packages/backend/
COPY packages/brand/package.json packages/brand/
COPY packages/contract/package.json packages/contract/
COPY packages/database/package.json packages/database/
COPY packages/mail/package.json packages/mail/
COPY packages/sample/package.json packages/sample/
COPY packages/telemetry/package.json packages/telemetry/
COPY packages/ui/package.json packages/ui/
COPY scripts/package.json scripts/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

FROM manifests AS site-modules
RUN npm install --no-save --omit=dev --ignore-scripts --no-audit --no-fund --workspace=apps/site

FROM manifests AS staff-modules
RUN npm install --no-save --omit=dev --ignore-scripts --no-audit --no-fund --workspace=apps/cms

FROM manifests AS tools-modules
RUN npm install --no-save --omit=dev --ignore-scripts --no-audit --no-fund --workspace=scripts

FROM manifests AS build
RUN npm install --no-save --include=dev --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json ./
COPY packages packages
COPY apps apps
# Asked for by the apps' env.ts; building connects to nothing and keeps none of it.
RUN DATABASE_URL=postgres://build@127.0.0.1:1/build PAYLOAD_SECRET=only-while-building-------------- \
    MEDIA_DIR=/data/media RESUMES_DIR=/data/resumes \
    sh -c 'cd apps/site && node ../../node_modules/@react-router/dev/bin.cjs build \
    && cd ../cms && node ../../node_modules/next/dist/bin/next build'

# What runs as nobody special, and writes to /data and /tmp alone.
FROM base AS runtime
RUN mkdir -p /data/media /data/resumes /data/outbox && chown -R node:node /data && chmod 700 /data/resumes
ENV MEDIA_DIR=/data/media \
    RESUMES_DIR=/data/resumes \
    OUTBOX_DIR=/data/outbox \
    DATA_DIR=/data
VOLUME ["/data/media", "/data/resumes"]
COPY package.json NOTICE ./
COPY packages packages
COPY scripts/health-check.ts scripts/

FROM runtime AS site
# All of it: npm puts what two workspaces want in different versions beside each of them.
COPY --from=site-modules /app ./
COPY apps/site apps/site
COPY --from=build /app/apps/site/build apps/site/build
# MALLOC_ARENA_MAX and the options of Node: the same as scripts/stack/running-process.ts.
ENV HOST=0.0.0.0 \
    PORT=3000 \
    MALLOC_ARENA_MAX=2
ARG COMMIT=unknown
ENV COMMIT=$COMMIT
USER node
WORKDIR /app/apps/site
EXPOSE 3000
# Alive, not ready: with the database away the site still serves what it has in memory. Docker restarts no unhealthy
# container, so that an app that does not respond for a minute is killed here, with all processes but the container's
# init; its restart policy starts it again. Only here: outside of a container -1 is the whole machine.
HEALTHCHECK --interval=10s --timeout=65s --start-period=30s --retries=3 \
    CMD timeout 60 node ../../scripts/health-check.ts http://127.0.0.1:3000/healthz || { [ $? -ne 124 ] || kill -s KILL -- -1; exit 1; }
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=50", "build/server/index.js"]

FROM runtime AS staff
COPY --from=staff-modules /app ./
COPY apps/cms apps/cms
COPY --from=build /app/apps/cms/.next apps/cms/.next
ENV MALLOC_ARENA_MAX=2
ARG COMMIT=unknown
ENV COMMIT=$COMMIT
USER node
WORKDIR /app/apps/cms
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=65s --start-period=60s --retries=3 \
    CMD timeout 60 node ../../scripts/health-check.ts http://127.0.0.1:3001/readyz || { [ $? -ne 124 ] || kill -s KILL -- -1; exit 1; }
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=50", "--import", "./observe.ts", "../../node_modules/next/dist/bin/next", "start", "-H", "0.0.0.0", "-p", "3001", "--keepAliveTimeout", "75000"]

# `node scripts/prepare.ts --production` before each new version; `node scripts/backup.ts`, `node scripts/backup.ts --restore …`.
FROM runtime AS tools
RUN apt-get update \
    && apt-get install -y --no-install-recommends postgresql-common \
    && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y \
    && apt-get install -y --no-install-recommends postgresql-client-18 \
    && rm -rf /var/lib/apt/lists/*
COPY --from=tools-modules /app ./
COPY scripts scripts
RUN mkdir /backups && chown node:node /backups
ENV BACKUP_DIR=/backups
VOLUME ["/backups"]
USER node
HEALTHCHECK NONE
CMD ["node", "scripts/prepare.ts", "--production"]
