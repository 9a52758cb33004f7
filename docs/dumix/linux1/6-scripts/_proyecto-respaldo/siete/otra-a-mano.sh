rm Copias/club-2025-* Copias/club-2026-01-01*
