// formas: lista
// Lista de 3 nodos desde startPtr: 'A' → 'B' → 'C' → NULL
#include <stdlib.h>
struct listNode { char data; struct listNode *nextPtr; };
typedef struct listNode ListNode;
typedef ListNode *ListNodePtr;
static void insert(ListNodePtr *sPtr, char value) {
    ListNodePtr newPtr = malloc(sizeof(ListNode));
    if (newPtr != NULL) {
        newPtr->data = value;
        newPtr->nextPtr = NULL;
        ListNodePtr previousPtr = NULL;
        ListNodePtr currentPtr = *sPtr;
        while (currentPtr != NULL && value > currentPtr->data) {
            previousPtr = currentPtr;
            currentPtr = currentPtr->nextPtr;
        }
        if (previousPtr == NULL) {
            newPtr->nextPtr = *sPtr;
            *sPtr = newPtr;
        } else {
            previousPtr->nextPtr = newPtr;
            newPtr->nextPtr = currentPtr;
        }
    }
}
int main(void) {
    ListNodePtr startPtr = NULL;
    insert(&startPtr, 'B');
    insert(&startPtr, 'C');
    insert(&startPtr, 'A');
    return 0;
}
