#include <stdio.h>
#include <pthread.h>

static void *trabajar(void *dato)
{
    return dato;
}

int main(void)
{
    pthread_t hilo;
    if (pthread_create(&hilo, NULL, trabajar, NULL) != 0) {
        return 1;
    }
    return 0;
}
