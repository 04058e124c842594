#!/bin/sh
# Creates the two buckets in the storage of compose.yaml (docs/operations.md, "Files in S3"). The keys reach curl by its
# standard input, because `ps` shows arguments to everybody.
set -eu
docker compose --profile s3 up --detach --wait storage
for bucket in riverfront-media riverfront-resumes; do
  docker compose exec -T storage sh -c 'printf "user = \"%s:%s\"\n" \
    "$(cat "$RUSTFS_ACCESS_KEY_FILE")" "$(cat "$RUSTFS_SECRET_KEY_FILE")" |
    curl --config - --fail --silent --show-error --aws-sigv4 aws:amz:us-east-1:s3 \
      --request PUT "http://127.0.0.1:9000/$1"' sh "$bucket"
done
