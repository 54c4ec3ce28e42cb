# A line of Node.js with long-term support; any from 20.20 on will do.
ARG NODE=node:24-slim

FROM ${NODE} AS build
WORKDIR /halalgo
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund
# What is read by developers only: sources' maps, types and their compiler, the compiler's accounts.
RUN find build node_modules -type f \( -name "*.map" -o -name "*.d.[cm]ts" -o -name "*.d.ts" -o -name "metafile.*" -o -path "node_modules/typescript/*" \) -delete

# What runs: nothing here is written to but /data and /tmp, so the rest may be mounted read-only.
FROM ${NODE}
LABEL org.opencontainers.image.title="HalalGo" org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /halalgo
COPY --from=build /halalgo/package.json /halalgo/LICENSE ./
COPY --from=build /halalgo/docs/third-party.md docs/
COPY --from=build /halalgo/node_modules node_modules
COPY --from=build /halalgo/public public
COPY --from=build /halalgo/build build
RUN mkdir /data && chown node:node /data
VOLUME /data
# The account `node` by its number, so that an orchestrator can see that it is not root.
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/index.js"]
