# Varnish in front of the shop, purged by tags: PURGE_URL=http://varnish.internal/purge-tags, TRUSTED_PROXIES as many as there are
# proxies. A proxy in front of Varnish does TLS. Needs vmod_xkey, in Debian the package varnish-modules.
vcl 4.1;

import std;
import xkey;

backend shop {
  .host = "127.0.0.1";
  .port = "3000";
}

# Workers of the shop.
acl purgers {
  "localhost";
}

sub vcl_recv {
  if (req.url == "/purge-tags") {
    if (client.ip !~ purgers) {
      return (synth(403));
    }
    set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Customers, carts, other origins and shoppers of another market: their responses are made for them.
  if (req.http.Authorization ~ "(?i)^bearer\s" || req.http.X-Cart-Token || req.http.Origin ||
      req.http.Cookie ~ "(^|;\s*)display=") {
    return (pass);
  }
  return (hash);
}

sub vcl_hash {
  # The storefront's token, and the protocol: pages name their own address.
  hash_data(req.http.Authorization);
  hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_backend_response {
  if (beresp.http.Cache-Control ~ "private|no-store" || beresp.http.Set-Cookie || beresp.http.Location) {
    set beresp.uncacheable = true;
    set beresp.ttl = 60s;
    return (deliver);
  }
  # Tags: kept until they are purged, 300 seconds at most.
  if (beresp.http.Surrogate-Key) {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 2s);
    set beresp.grace = 10s;
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Cache-Tag;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Surrogate-Control;
  unset resp.http.Surrogate-Key;
}
