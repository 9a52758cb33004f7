sudo usermod --expiredate $(date +%F) taller
