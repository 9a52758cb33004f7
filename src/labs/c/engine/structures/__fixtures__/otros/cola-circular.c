// formas:
// Índices: fin está en q.buf[2], que vale 3
#define CAP 4
typedef struct { int buf[CAP]; int ini, fin; } Cola;
int main(void) {
    Cola q = {{0}, 0, 0};
    int fin = 0;
    for (int i = 1; i <= 3; i++) {
        fin = i - 1;
        q.buf[fin] = i;
        q.fin = fin;
    }
    return q.buf[q.ini] - 1;
}
