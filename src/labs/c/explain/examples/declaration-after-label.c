#include <stdio.h>

int main(void)
{
    int option = 1;
    switch (option) {
    case 1:
        int half = 5;
        printf("%d\n", half);
        break;
    }
    return 0;
}
