#!/usr/bin/env bash
# Runs the blocks of docs/deploy.md, "With systemd", and of docs/operations.md as they are, but for names, on fresh
# machines with Debian 13, systemd and nginx: installation, backup, lost phone, rotated secret, upgrade and rollback on
# one, restoration on another. As root, with the packages debootstrap, systemd-container and oathtool:
# `deploy/try-documents.sh FROM TO`, two commits. Stand-ins are the code host (a folder) and the certificate authority.
set -euo pipefail
cd "$(dirname "$0")/.."
from=${1:-HEAD~50} to=${2:-HEAD}
work=$(mktemp --directory /var/tmp/documents-XXXXXX)
password=$(openssl rand -hex 12) machine='' leader='' downtime='' key=''
names=(-e "s/example\.com/nordlys.test/g" -e "s#<repository>#file:///srv/repository#g" -e "s/LETTERS-AND-DIGITS/$password/g"
  -e "s#203\.0\.113\.0/24#127.0.0.0/8#g" -e "s/name@/admin@/g")

say() { printf '%s %4d s  %s\n' "$(date -u +%T)" "$SECONDS" "$*"; }
inside() { nsenter --target "$leader" --all env -i PATH="$path" HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
  NODE_EXTRA_CA_CERTS="${NODE_EXTRA_CA_CERTS:-}" "$@"; }
path=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin

stop() {
  [ -z "$machine" ] || { kill -TERM "$machine"; wait "$machine" || true; }
  machine=''
}
finish() {
  local code=$?
  [ $code -eq 0 ] || inside journalctl --no-pager --lines 40 --output cat | cut -c 1-300 || true
  stop
  [ -n "${KEEP:-}" ] || rm -rf "$work"
  exit $code
}
trap finish EXIT

# boot FOLDER: starts the machine, and waits until systemd has started what belongs to it.
boot() {
  SYSTEMD_NSPAWN_UNIFIED_HIERARCHY=1 systemd-nspawn --quiet --boot --register=no --keep-unit --resolv-conf=copy-host \
    --console=pipe --directory="$work/$1" --bind-ro="$work/repository:/srv/repository" < /dev/null > "$work/$1.log" 2>&1 &
  machine=$!
  until leader=$(pgrep --parent "$machine" --oldest) && inside systemctl is-system-running --wait > /dev/null 2>&1; do
    kill -0 "$machine" 2> /dev/null || { cat "$work/$1.log"; say "failed: the start of the machine"; exit 1; }
    sleep 1
  done
}

# blocks FILE HEADING LANGUAGE: prints the blocks of one section, each ended by a NUL.
blocks() {
  awk -v heading="$2" -v language="$3" '
    /^#+ / && !inside { is = ($0 ~ "^#+ " heading "$") }
    is && $1 == "```" language && !inside { inside = 1; match($0, /^ */); indent = RLENGTH; next }
    inside && $1 == "```" { inside = 0; printf "%c", 0; next }
    inside { print substr($0, indent + 1) }' "docs/$1"
}

# try FILE HEADING FIRST LAST: runs blocks of a section in the machine, as its reader does.
try() {
  local block start number=0
  while IFS= read -r -d '' -u 3 block; do
    number=$((number + 1)) start=$SECONDS
    [ $number -ge "${3:-1}" ] && [ $number -le "${4:-99}" ] || continue
    printf 'set -eo pipefail; cd /opt/riverfront 2> /dev/null || cd; %s' "$block" | sed "${names[@]}" > "$work/block"
    inside bash -s < "$work/block" > "$work/output" 2>&1 || { tail -30 "$work/output"; say "failed: $block"; exit 1; }
    say "took $((SECONDS - start)) s: $2, block $number"
  done 3< <(blocks "$1" "$2" sh)
  [ $number -gt 0 ] || { say "no block: $2"; exit 1; }
}

# visit HOST PATH …: asks as a visitor does, through nginx and TLS.
visit() { inside curl --silent --insecure --connect-to "::127.0.0.1:" --header "Origin: https://$1" "https://$1$2" "${@:3}"; }
expect() { [[ "$2" == *"$3"* ]] && say "ok: $1" || { say "not $1, but: $2"; exit 1; }; }
sign_in() {
  visit staff.nordlys.test /api/users/login --cookie-jar /root/jar --json "{\"email\":\"admin@nordlys.test\",\"password\":\"$1\"}"
}
second_factor() { visit staff.nordlys.test "/api/users/second-factor/$1" --cookie /root/jar --json "$2"; }
enrol_phone() {
  local offer && offer=$(second_factor enrol '{}') && key=$(field key <<< "$offer")
  expect 'an authenticator app is set up' "$(second_factor confirm \
    "{\"enrolment\":\"$(field enrolment <<< "$offer")\",\"code\":\"$(oathtool --totp --base32 "$key")\"}")" recoveryCodes
}
is_ready() { expect "$1: both sides are ready" "$(visit www.nordlys.test /readyz -w '%{http_code}' -o /dev/null) $(visit staff.nordlys.test /readyz -w '%{http_code}' -o /dev/null)" "200 200"; }
field() { grep -oP "\"$1\":\"\K[^\"]+"; }

# watch_pages: visits a page of each side until `stop_watching`, which expects that each was answered.
watch_pages() {
  rm -f "$work/over" "$work/answers"
  while [ ! -e "$work/over" ]; do
    for page in www.nordlys.test/careers staff.nordlys.test/admin/login; do
      visit "${page%%/*}" "/${page#*/}" --output /dev/null --write-out '%{http_code}\n' >> "$work/answers" || true
    done
  done &
  downtime=$!
}
stop_watching() {
  touch "$work/over" && wait "$downtime"
  expect "$1: $(wc -l < "$work/answers") pages were answered meanwhile" "$(sort -u "$work/answers")." "200."
}

# From the beginning to the build, which both machines have.
[ -d "${FRESH:-}" ] && cp -a "$FRESH" "$work/first" ||
  debootstrap --include=dbus,ca-certificates trixie "$work/first" > "$work/debootstrap.log"
git clone --quiet --bare . "$work/repository"
git -C "$work/repository" tag --force v1.0.0 "$from"
git -C "$work/repository" tag --force v1.1.0 "$to"
printf '[safe]\n\tdirectory = *\n' > "$work/first/etc/gitconfig"
install -m 755 /dev/stdin "$work/first/usr/local/sbin/certbot" <<'END'
#!/bin/sh
mkdir -p /etc/letsencrypt/live/riverfront && cd /etc/letsencrypt/live/riverfront
openssl req -x509 -newkey rsa:2048 -nodes -days 90 -subj /CN=nordlys.test -keyout privkey.pem -out fullchain.pem
END
boot first
say "a fresh Debian is there: $(inside systemctl --version | head -1)"
try deploy.md Before
settings=$work/first/etc/riverfront.env
sed -i -e 's/company\.example/nordlys.test/' -e "s/^PAYLOAD_SECRET=/&$(openssl rand -hex 32)/" \
  -e 's#^SMTP_URL=#&smtp://127.0.0.1:2525#' -e '/^\(DATABASE_URL\|TRUSTED_PROXIES\|DRAIN_SECONDS\)=/d' "$settings"
blocks deploy.md 'With systemd' ini | tr -d '\0' | sed "${names[@]}" >> "$settings"
try deploy.md 'With systemd' 1 2
stop
cp -a "$work/first" "$work/second"
boot first
try deploy.md 'With systemd' 3
try deploy.md nginx
is_ready installation
secret=$(inside journalctl --unit riverfront@300 --output cat | grep -oP 'Password +\K[\w-]+' | head -1)
expect 'the first sign-in asks for a second factor' "$(sign_in "$secret")" '"secondFactor":"enrol"'
enrol_phone
expect 'the next one asks for its code' "$(sign_in "$secret")" '"secondFactor":"answer"'

inside sh -c "$(grep -oP 'systemd-run .*' "$work/first/etc/cron.d/riverfront" | head -1)"
backup=$(ls "$work/first/var/lib/riverfront/backups")
say "backed up: $backup"
stop

boot second
try deploy.md 'With systemd' 3
try deploy.md nginx
cp -a "$work/first/var/lib/riverfront/backups" "$work/second/var/lib/riverfront/"
inside chown -R riverfront: /var/lib/riverfront/backups
names+=(-e "s/riverfront-2026-11-21[0-9TZ-]*/$backup/")
try operations.md 'Backup and restore'
is_ready restoration
expect 'accounts and second factors are those of the first machine' "$(sign_in "$secret")" '"secondFactor":"answer"'
stop

boot first
until inside curl --silent --fail --output /dev/null http://127.0.0.1:3011/readyz; do sleep 1; done
is_ready 'a reboot'
try operations.md Commands
secret=$(grep -oP 'Password +\K[\w-]+' "$work/output")
expect 'a lost phone: the new password asks for a new second factor' "$(sign_in "$secret")" '"secondFactor":"enrol"'
enrol_phone
try operations.md 'Rotating secrets'
is_ready 'a rotated secret'
expect 'the second factor stays' "$(sign_in "$secret")" '"secondFactor":"answer"'
sleep 31
expect 'its code counts' "$(second_factor answer "{\"code\":\"$(oathtool --totp --base32 "$key")\"}")" 'You are signed in'

for section in 'Update without downtime' Back; do
  watch_pages
  try deploy.md "$section"
  is_ready "$section"
  stop_watching "$section"
  say "$(inside curl --silent http://127.0.0.1:3005/metrics | grep '^riverfront_build_info')"
done
say 'Every text does what it says.'
