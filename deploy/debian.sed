# Makes Debian's /etc/nginx/nginx.conf of nginx.conf, for the two instances of docs/deploy.md, "With systemd":
# sed -f debian.sed nginx.conf > /etc/nginx/nginx.conf
s#^pid .*#user www-data;\npid /run/nginx.pid;#
s#/tmp/client_temp#/var/lib/nginx/body#
s#/tmp/\([a-z]*\)_temp#/var/lib/nginx/\1#
s#^\( *\)listen 8080\(.*\);#\1listen 80\2;\n\1listen [::]:80\2;#
s#^\( *\)listen 8443\(.*\);#\1listen 443\2;\n\1listen [::]:443\2;#
s#/dev/stdout#/var/log/nginx/access.log#
s#/dev/stderr#/var/log/nginx/error.log#
s#/etc/nginx/tls/[a-z]*\.crt#/etc/letsencrypt/live/riverfront/fullchain.pem#
s#/etc/nginx/tls/[a-z]*\.key#/etc/letsencrypt/live/riverfront/privkey.pem#
s#server site:3000#server 127.0.0.1:3000#
s#server site-2:3000#server 127.0.0.1:3010#
s#server staff:3001#server 127.0.0.1:3001#
s#server staff-2:3001#server 127.0.0.1:3011#
